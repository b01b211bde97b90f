import { type BrowserContext, expect } from '@playwright/test';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { type Brand, siteUrl } from './site.ts';

/**
 * A page of a test's own in the studio, made of new blocks by the plain forms of the editor who is signed in; its path
 * is that of its stage.
 */
export async function newEditedPage(
  context: BrowserContext,
  brand: Brand,
  keys: readonly string[] = [],
  title?: string,
): Promise<string> {
  const id = crypto.randomUUID().slice(-12);
  const post = await formsOf(context, brand);
  const page = { id, title: title ?? `Page ${id}`, page_url: `page-${id}`, type: 'CUSTOM' };
  const stage = await post('/edit/new-page', page);
  for (const [revision, component_key] of keys.entries())
    await post(`${stage}/add`, { component_key, revision: String(revision + 1) });
  return stage;
}

async function formsOf(context: BrowserContext, brand: Brand) {
  const { hostname, port } = new URL(siteUrl(brand));
  const cookies = await context.cookies(siteUrl(brand));
  const headers = {
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  return async (path: string, fields: Record<string, string>): Promise<string> => {
    const body = new URLSearchParams({ ...fields, command_id: crypto.randomUUID() }).toString();
    const response = await loopbackRequest(Number(port), hostname, path, { method: 'POST', headers, body });
    expect(response.status, response.text.slice(0, 200)).toBe(302);
    return String(response.headers.location).split('#')[0] ?? '';
  };
}
