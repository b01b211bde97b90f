/** In the browser: what a resource of this site answered to JSON, whatever its status. */
export interface JsonAnswer {
  status: number;
  body: unknown;
}

/** A connection that died unnoticed answers never; a slow one has answered by then. */
const TIMEOUT_MS = 30_000;

/** Null without a connection, or where the answer is none of the site's own. */
export async function postSiteJson(path: string, value: unknown): Promise<JsonAnswer | null> {
  const headers = { 'Content-Type': 'application/json' };
  return answerOf(path, { method: 'POST', headers, body: JSON.stringify(value) });
}

/** The same of what is only read. */
export async function readSiteJson(path: string): Promise<JsonAnswer | null> {
  return answerOf(path, {});
}

async function answerOf(path: string, init: RequestInit): Promise<JsonAnswer | null> {
  try {
    const response = await fetch(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (isJson(response)) return { status: response.status, body: await response.json() };
    // A page of a network that wants its terms accepted first, for one.
    return response.ok ? null : { status: response.status, body: null };
  } catch {
    return null;
  }
}

const isJson = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') ?? false;
