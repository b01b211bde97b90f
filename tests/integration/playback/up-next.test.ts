import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import type { UpNext } from '#app/features/playback/up-next/up-next.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const HOST = 'aurora.localhost';
const SERIES = 'the-fjord-cases';
const FIRST = 'fjord-cases-1';
const SECOND = 'fjord-cases-2';

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

const guest = () => site.browser(HOST);

async function fetchUpNext(id: string, browser: Browser = guest()) {
  const response = await browser.request(paths.upNext({ id }));
  return { response, upNext: JSON.parse(await response.text()) as UpNext };
}

async function member() {
  const browser = guest();
  await login(browser, 'member@aurora.example');
  return browser;
}

describe('what follows a title', () => {
  it('an episode has its whole series in order, and what is locked for this viewer', async () => {
    const { response, upNext } = await fetchUpNext(FIRST);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(upNext.episodes.map(({ season, number, isLocked }) => [season, number, isLocked])).toEqual([
      [1, 1, false],
      [1, 2, true],
      [1, 3, true],
      [1, 4, true],
    ]);
    expect(upNext).toMatchObject({ related: [], intro: { start: 3, end: 8 }, recap: null, credits: null });
    const { upNext: own } = await fetchUpNext(FIRST, await member());
    expect(own.episodes.map(({ isLocked }) => isLocked)).toEqual([false, false, false, false]);
  });

  it('a film, and the last episode, have three titles like it, none of them of the series', async () => {
    const { upNext: film } = await fetchUpNext('the-salt-road');
    expect(film.episodes).toEqual([]);
    expect(film.related).toHaveLength(3);
    expect(film.related[0]?.href).toMatch(/^\/(content|parent-content|playlist)\//);
    const { upNext: last } = await fetchUpNext('fjord-cases-4');
    const ids = last.related.map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids.filter((id) => id === SERIES || /^fjord-cases-\d$/.test(id))).toEqual([]);
  });

  it('a title that is not there is not found', async () => {
    expect((await guest().request(paths.upNext({ id: 'nothing' }))).status).toBe(404);
  });

  it('an episode’s watch page links to the ones around it where no script runs, a film’s to none', async () => {
    const links = async (id: string) => {
      const html = await (await guest().request(paths.watch({ id }))).text();
      const [, inside = ''] = /<noscript><nav[^>]*>(.*?)<\/nav><\/noscript>/s.exec(html) ?? [];
      return Array.from(inside.matchAll(/href="([^"]+)" rel="(\w+)"/g), ([, href, rel]) => [rel, href]);
    };
    expect(await links(FIRST)).toEqual([['next', paths.watch({ id: SECOND })]]);
    expect(await links('clockwork-city-2')).toEqual([
      ['prev', '/watch/clockwork-city-1'],
      ['next', '/watch/clockwork-city-3'],
    ]);
    expect(await links('the-salt-road')).toEqual([]);
  });
});
