import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { startForeignBackend } from './foreign-backend.ts';

const BAD = 'bad-film';
const FILMS = Array.from({ length: 40 }, (_, index) => `other-${index}`);
const film = (id: string) => ({ content_id: id, title: `Film ${id}`, video_type: 'SPV' });
const MORE = Object.fromEntries(
  FILMS.flatMap((id) => [
    [`/api/v1/content/detail/${id}`, film(id)],
    [`/api/v1/content/related/${id}`, []],
  ]),
);
const SEARCH = '/api/v1/content/search';
const ROUNDS = 4;
const ROUND_MS = 2_000;
const OPEN_MS = 5_000;

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  const more = { ...MORE, [SEARCH]: { content: [], artists: [], venues: [], total: 0 } };
  [site, backend] = await Promise.all([sharedSite(), startForeignBackend(more)]);
});

afterAll(() => backend.close());

const makeBrand = async () => {
  const { hostname } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return async (path: string) => {
    const response = await site.fetch(hostname, path);
    await response.text();
    return response.status;
  };
};

describe('a stranger who opens one record that the backend cannot answer, twelve times at once', () => {
  it.each(['html-500', 'slow', 'garbage'] as const)(
    'leaves the pages of all other viewers as they are when it answers: %s',
    async (fault) => {
      const open = await makeBrand();
      expect(await open(paths.contentDetail({ id: 'film-1' }))).toBe(200);
      backend.setFault(fault, (path) => path.endsWith(`/${BAD}`));
      const others: Promise<number>[] = [];
      const strangers: Promise<number>[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        for (let visit = 0; visit < 12; visit += 1) {
          strangers.push(open(paths.contentDetail({ id: BAD }, { tab: 'reviews' })));
        }
        for (let visit = 0; visit < 5; visit += 1) {
          await sleep(ROUND_MS / 5);
          others.push(open(paths.contentDetail({ id: FILMS[round * 5 + visit] ?? '' })));
          others.push(open(paths.search({}, { search_text: `words ${fault} ${round} ${visit}` })));
        }
      }
      expect([...new Set(await Promise.all(others))]).toEqual([200]);
      expect([...new Set(await Promise.all(strangers))]).toEqual([503]);
      backend.setFault(null);
    },
    60_000,
  );
});

describe('a service that is down', () => {
  it('is sent nothing more after a few failures, and its pages are back when it is', async () => {
    const open = await makeBrand();
    expect(await open(paths.contentDetail({ id: 'film-1' }))).toBe(200);
    backend.setFault('html-500', (path) => path.includes('/content/') || path === '/api/v1/artists');
    for (const id of FILMS.slice(20, 24)) expect(await open(paths.contentDetail({ id }))).toBe(503);
    await sleep(200);
    const from = backend.requests.length;
    for (const id of FILMS.slice(24, 34)) expect(await open(paths.contentDetail({ id }))).toBe(503);
    const sent = backend.requests.slice(from).filter(({ path }) => path.includes('/content/detail/'));
    expect(sent).toEqual([]);
    backend.setFault(null);
    const isBack = () => open(paths.contentDetail({ id: FILMS[34] ?? '' }));
    await expect.poll(isBack, { timeout: 2 * OPEN_MS, interval: 500 }).toBe(200);
  });
});
