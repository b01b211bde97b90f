import * as v from 'valibot';
import type { LoopbackResponse } from '#cli/local/loopback-request.ts';
import { CommandError } from '#cli/local/run-command.ts';

const ErrorSchema = v.object({ message: v.string() });

/** The body both ways: files are no text. */
export type AdminResponse = Pick<LoopbackResponse, 'status' | 'text' | 'bytes'>;

/** Sends a call of the platform's operator API, with the token; bytes as they are, all else as JSON. */
export type AdminRequest = (method: string, path: string, body?: unknown) => Promise<AdminResponse>;

/** A call of the operator's API and the body of its response. */
export type AdminCall = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** What a request with this body is sent with. */
export function bodyOf(body: unknown): { type: string; body?: string | Buffer<ArrayBuffer> } {
  if (body instanceof Uint8Array) return { type: 'application/octet-stream', body: Buffer.from(body) };
  return { type: 'application/json', ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
}

/** A rejection is an error with the platform's own message. */
export function callOver(request: AdminRequest): AdminCall {
  return async (method, path, body) => {
    const { status, text } = await request(method, path, body);
    const response: unknown = text ? parseJson(text) : null;
    if (status < 300) return response;
    throw toError(response, `${method} ${path} responded with ${status}.`);
  };
}

export function toError(response: unknown, otherwise: string): CommandError {
  const rejection = v.safeParse(ErrorSchema, response);
  return new CommandError(rejection.success ? rejection.output.message : otherwise);
}

/** Null where there is no such thing. */
export function findOver(request: AdminRequest) {
  return async <T>(schema: v.GenericSchema<unknown, T>, path: string): Promise<T | null> => {
    const { status, text } = await request('GET', path);
    if (status === 404) return null;
    const response = parseJson(text);
    const parsed = v.safeParse(schema, response);
    if (status < 300 && parsed.success) return parsed.output;
    throw toError(response, `GET ${path} responded with ${status}.`);
  };
}

export async function toAdminResponse(response: {
  status: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}): Promise<AdminResponse> {
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    bytes,
    // A film's bytes are no text, and most of them are never read as such.
    get text() {
      return bytes.toString('utf8');
    },
  };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
