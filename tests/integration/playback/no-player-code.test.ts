import { beforeAll, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { playerFinding } from '#cli/budgets/budgets.ts';
import { siteReader } from '#cli/budgets/site-reader.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

/** Of all scripts that a page's HTML names, and those that these import at once. */
const playerBytes = async (path: string) =>
  (await playerFinding(siteReader(site, 'aurora.localhost'), path, path)).bytes;

it.each([
  paths.home(),
  paths.category({ id: 'drama' }),
  paths.search({}, { search_text: 'salt' }),
  paths.artists(),
  paths.venues(),
  paths.channels(),
])('%s names no byte of the player', async (path) => {
  expect(await playerBytes(path)).toBe(0);
});

it('is found where it is', async () => {
  expect(await playerBytes(paths.watch({ id: 'the-salt-road' }))).toBeGreaterThan(0);
});
