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
  /** Null, else why its body did not arrive; `bytes` are those that did. */
  bodyProblem: string | null;
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

/** What a page of `origin` sends, and what a browser finds on the way; null where there is no response at all. */
export async function fetchAsBrowser(
  url: string,
  origin: string,
  { method = 'GET', range, headers = {}, maxBytes = MAX_BYTES, deadlineMs = DEADLINE_MS }: FetchOptions = {},
): Promise<BrowserResponse | null> {
  const startedMs = performance.now();
  const signal = AbortSignal.timeout(deadlineMs);
  const options = { method, signal, redirect: 'manual' } as const;
  let current = url;
  let sentOrigin = origin;
  let corsProblem: string | null = null;
  for (let redirects = 0; ; redirects += 1) {
    const sent = { Origin: sentOrigin, ...(range ? { Range: range } : {}), ...headers };
    const response = await fetch(current, { ...options, headers: sent }).catch(() => null);
    if (!response) return null;
    // Redirects are no exception: a browser stops at the first response that the page may not read.
    corsProblem ??= corsProblemOf(response.headers, { origin, sentOrigin, url: current });
    const next = redirects < MAX_REDIRECTS ? redirectOf(response, current) : null;
    if (!next) {
      const body = await readBody(response, { maxBytes, deadlineMs });
      const tookMs = performance.now() - startedMs;
      return {
        url: current,
        status: response.status,
        headers: response.headers,
        ...body,
        tookMs,
        corsProblem,
      };
    }
    await response.body?.cancel();
    // From one host to another (Fetch standard, HTTP-redirect fetch): nobody is to know who was redirected.
    const [from, to] = [new URL(current).origin, new URL(next).origin];
    if (from !== to && from !== origin) sentOrigin = 'null';
    current = next;
  }
}

function redirectOf({ status, headers }: Response, base: string): string | null {
  const location = headers.get('location');
  if (status < 300 || status >= 400 || !location || !URL.canParse(location, base)) return null;
  return new URL(location, base).href;
}

async function readBody(
  response: Response,
  { maxBytes, deadlineMs }: { maxBytes: number; deadlineMs: number },
): Promise<Pick<BrowserResponse, 'bytes' | 'isCut' | 'bodyProblem'>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of response.body ?? []) {
      chunks.push(chunk);
      length += chunk.byteLength;
      // Leaving the loop cancels the body.
      if (length >= maxBytes)
        return { bytes: Buffer.concat(chunks).subarray(0, maxBytes), isCut: true, bodyProblem: null };
    }
    return { bytes: Buffer.concat(chunks), isCut: false, bodyProblem: null };
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError';
    const bodyProblem = isSlow
      ? `responds, but sends slowly: ${Math.round(length / 1000)} KB in ${deadlineMs / 1000} s`
      : `responds, but breaks off after ${Math.round(length / 1000)} KB`;
    return { bytes: Buffer.concat(chunks), isCut: true, bodyProblem };
  }
}

function corsProblemOf(
  headers: Headers,
  { origin, sentOrigin, url }: { origin: string; sentOrigin: string; url: string },
): string | null {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === sentOrigin) return null;
  if (sentOrigin === origin)
    return `its host lets no page of ${origin} read it (CORS): allow that origin there`;
  return `${new URL(url).host} lets no page read it after a redirect from another host (CORS): browsers send "Origin: null" then, so allow * there`;
}
