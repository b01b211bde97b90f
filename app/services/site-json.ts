/** In the browser: the JSON at `path` of this site. Rejects on any status but 2xx. */
export async function fetchSiteJson(path: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(path, init);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}

/** In the browser: posts fields to a resource of this site as a form does, and reads its JSON. */
export async function postSiteForm(path: string, fields: Record<string, string>): Promise<unknown> {
  // What was pressed is sent even if the viewer leaves the page in the same moment.
  const response = await fetch(path, { method: 'POST', body: new URLSearchParams(fields), keepalive: true });
  return response.json();
}

/** In the browser: posts a file as it is to a resource of this site. Rejects on any status but 2xx. */
export async function postSiteFile(path: string, file: Blob): Promise<unknown> {
  return fetchSiteJson(path, { method: 'POST', body: file });
}

/**
 * In the browser: the site's own answer at `path`, a namespace's texts by key. Rejects on any status but 2xx.
 */
export async function fetchTexts(path: string): Promise<Record<string, string>> {
  // Our own route wrote it.
  return (await fetchSiteJson(path)) as Record<string, string>;
}

/** In the browser: whether a request failed for want of a connection. `fetch` throws a TypeError then alone. */
export function isOffline(error: unknown): boolean {
  return error instanceof TypeError;
}
