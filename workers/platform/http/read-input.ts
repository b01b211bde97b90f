import * as v from 'valibot';
import type { Call } from '#app/contract/call.ts';
import { statusOfIssues } from '#app/contract/error-codes.ts';
import { HttpError } from './http-error.ts';

const MAX_BODY_BYTES = 256 * 1024;

interface Input {
  params: unknown;
  query: unknown;
  body: unknown;
}

/**
 * Path, query and body of a call through its schemas: 400 when their shape is wrong, 422 when a value is; a
 * path has shape only.
 */
export async function readInput(
  call: Call,
  request: Request,
  pathParams: Record<string, string>,
): Promise<Input> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return {
    params: call.params ? parse(call.params, pathParams, 400) : undefined,
    query: call.query ? parse(call.query, query) : undefined,
    body: call.body && !call.rawBody ? parse(call.body, await readJson(request)) : undefined,
  };
}

function parse(schema: v.GenericSchema, value: unknown, malformed?: 400): unknown {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const status = malformed ?? statusOfIssues(result.issues);
  throw new HttpError(status, status === 422 ? 'rejected' : 'malformed');
}

/** No body reads as `{}`: the call's schema decides whether that is enough. */
export async function readJson(request: Request, maxBytes = MAX_BODY_BYTES): Promise<unknown> {
  const bytes = await readBytes(request, maxBytes);
  if (bytes.byteLength === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, 'malformed');
  }
}

/** Reads no further than `maxBytes`: a body in chunks comes without its length. */
export async function readBytes(
  request: Request,
  maxBytes = MAX_BODY_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = new HttpError(413, 'too_large');
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
