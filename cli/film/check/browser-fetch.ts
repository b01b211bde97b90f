const DEADLINE_MS = 10_000;
/** A playlist of a day has some megabytes, and so has a segment. */
const MAX_BYTES = 8 * 1024 * 1024;
const MAX_REDIRECTS = 5;

/** A response as a page of `origin` would get it. */
export interface BrowserResponse {
  /** Where it came from, after redirects. */
  url: string;
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** Whether there was more than is read here. */
  isCut: boolean;
  tookMs: number;
  /** Null where pages of the origin may read it, else why not. */
  corsProblem: string | null;
}

interface FetchOptions {
  method?: string;
  range?: string | undefined;
  headers?: Record<string, string>;
  maxBytes?: number;
  deadlineMs?: number;
}

/** Sends a request as a browser does for a page of `origin`; null where there is no response at all. */
export async function fetchAsBrowser(
  url: string,
  origin: string,
  { method = 'GET', range, headers = {}, maxBytes = MAX_BYTES, deadlineMs = DEADLINE_MS }: FetchOptions = {},
): Promise<BrowserResponse | null> {
  const startedMs = performance.now();
  const signal = AbortSignal.timeout(deadlineMs);
  const sent = { Origin: origin, ...(range ? { Range: range } : {}), ...headers };
  let current = url;
  try {
    for (let redirects = 0; ; redirects += 1) {
      const response = await fetch(current, { method, headers: sent, signal, redirect: 'manual' });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location && redirects < MAX_REDIRECTS) {
        await response.body?.cancel();
        current = new URL(location, current).href;
        continue;
      }
      const { bytes, isCut } = await readBody(response, maxBytes);
      const tookMs = performance.now() - startedMs;
      const corsProblem = corsProblemOf(response.headers, origin);
      return {
        url: current,
        status: response.status,
        headers: response.headers,
        bytes,
        isCut,
        tookMs,
        corsProblem,
      };
    }
  } catch {
    return null;
  }
}

async function readBody(
  response: Response,
  maxBytes: number,
): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.byteLength;
    // Leaving the loop cancels the body.
    if (length >= maxBytes) return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true };
  }
  return { bytes: Buffer.concat(chunks), isCut: false };
}

function corsProblemOf(headers: Headers, origin: string): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return null;
  return `its host lets no page of ${origin} read it (CORS): allow that origin there`;
}
