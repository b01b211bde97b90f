/** In the browser: what a resource of this site answered to JSON, whatever its status. */
export interface JsonAnswer {
  status: number;
  body: unknown;
}

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
    const response = await fetch(path, init);
    return { status: response.status, body: isJson(response) ? await response.json() : null };
  } catch {
    return null;
  }
}

const isJson = ({ headers }: Response) =>
  headers.get('content-type')?.startsWith('application/json') ?? false;
