import type { ViewerResult, ViewerRow } from '#app/contract/site/viewers.ts';
import { ADMIN_TOKEN } from './start-platform.ts';

type Handle = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; json(): Promise<unknown> }>;

/** The operator's calls of a brand's viewers. */
export function viewerCalls(handle: Handle, account: string) {
  const url = `http://platform.localhost/admin/v1/accounts/${account}/people`;
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };

  async function page(after = '') {
    const response = await handle(`${url}?after=${encodeURIComponent(after)}`, { method: 'GET', headers });
    return ((await response.json()) as { data: { viewers: ViewerRow[]; next: string | null } }).data;
  }

  return {
    page,

    async post(viewers: readonly object[], options: object = {}): Promise<ViewerResult[]> {
      const body = JSON.stringify({ viewers, ...options });
      const response = await handle(url, { method: 'POST', headers, body });
      if (response.status !== 200)
        throw new Error(`${response.status}: ${JSON.stringify(await response.json())}`);
      return ((await response.json()) as { data: { results: ViewerResult[] } }).data.results;
    },

    /** All viewers as entries of an import. */
    async entries(): Promise<Record<string, unknown>[]> {
      const rows: ViewerRow[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const { viewers, next }: Awaited<ReturnType<typeof page>> = await page(after);
        rows.push(...viewers);
        after = next;
      }
      return rows.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)));
    },
  };
}
