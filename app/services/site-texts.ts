/**
 * In the browser: the site's own answer at `path`, a namespace's texts by key. Rejects on any status but 2xx.
 */
export async function fetchTexts(path: string): Promise<Record<string, string>> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}`);
  return response.json();
}
