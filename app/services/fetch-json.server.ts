import { wellFormedJson } from '#app/lib/well-formed-json.ts';
import type { ServiceErrorKind } from './service-error.ts';

/** Counted after decompression: a small answer may unpack to gigabytes. */
export const MAX_BODY_BYTES = 2 * 1024 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i;

export type FetchLike = (url: string, init: RequestInit) => Promise<Response>;

/** Why there is no JSON. `status` and `headers` are there where the service answered at all. */
export class FetchFailure extends Error {
  readonly kind: Exclude<ServiceErrorKind, 'rejected' | 'open'>;
  readonly status: number | undefined;

  constructor(kind: FetchFailure['kind'], message: string, status?: number, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.status = status;
  }
}

/** An answer that a smaller question may do without. */
export class BodyTooLarge extends FetchFailure {
  constructor(status: number) {
    super('invalid', `is larger than ${MAX_BODY_BYTES} bytes`, status);
  }
}

export interface JsonResponse {
  status: number;
  retryAfter: string | null;
  /** The body as it was read, for the shared cache. */
  text: string;
  body: unknown;
}

/** Fetches JSON from a server that may be down, slow or lying. Throws FetchFailure, and nothing else. */
export async function fetchJson(
  fetcher: FetchLike,
  url: string,
  init: RequestInit,
  deadlineMs: number,
): Promise<JsonResponse> {
  const controller = new AbortController();
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, deadlineMs);
  try {
    const response = await fetcher(url, { ...init, redirect: 'manual', signal: controller.signal });
    return await readJson(response);
  } catch (error) {
    controller.abort();
    if (isTimedOut)
      throw new FetchFailure('timeout', `no answer within ${Math.round(deadlineMs)} ms`, undefined, error);
    if (error instanceof FetchFailure) throw error;
    throw new FetchFailure('unreachable', 'connection failed', undefined, error);
  } finally {
    clearTimeout(timer);
  }
}

/** The whole of an answer that has begun. Throws FetchFailure, or what a connection that breaks throws. */
export async function readJson(response: Response): Promise<JsonResponse> {
  const { status, headers } = response;
  if (isRedirect(response)) throw new FetchFailure('invalid', 'redirects', status);
  if (!JSON_TYPE.test(headers.get('Content-Type') ?? ''))
    throw new FetchFailure('invalid', 'is not JSON', status);
  const text = wellFormedJson(await readText(response));
  try {
    return { status, retryAfter: headers.get('Retry-After'), text, body: JSON.parse(text) };
  } catch (error) {
    throw new FetchFailure('invalid', 'is broken JSON', status, error);
  }
}

/** Workers and Node answer a manual redirect with its status; browsers' opaque ones have none. */
function isRedirect({ status, type }: Response): boolean {
  return type === 'opaqueredirect' || (status >= 300 && status < 400);
}

async function readText(response: Response): Promise<string> {
  if (Number(response.headers.get('Content-Length') ?? 0) > MAX_BODY_BYTES)
    throw new BodyTooLarge(response.status);
  if (!response.body) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = response.body.getReader();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MAX_BODY_BYTES) throw new BodyTooLarge(response.status);
    text += decode(decoder, value, response.status);
  }
  return text + decode(decoder, undefined, response.status);
}

function decode(decoder: TextDecoder, chunk: Uint8Array | undefined, status: number): string {
  try {
    return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode();
  } catch (error) {
    throw new FetchFailure('invalid', 'is not UTF-8', status, error);
  }
}
