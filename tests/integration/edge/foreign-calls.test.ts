import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TenantRecord } from '#app/contract/tenant.ts';
import { paths } from '#app/features/links/paths.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { ARTISTS_PATH, startForeignBackend, VIEWER } from './foreign-backend.ts';

const STATIC_PAGES_PATH = '/api/v1/config/static-pages';
const COMMENTS_PATH = '/api/v1/comments/content/film-1';
const MEMBER = 'sid=session-1';
const comment = (id: string, userId: string) => ({
  _id: id,
  comment: `Words of ${userId}`,
  timestamp: '2026-01-01T00:00:00.000Z',
  like_count: 0,
  dislike_count: 0,
  user: { _id: userId, name: userId },
  replies: [],
});
const MORE = {
  [STATIC_PAGES_PATH]: [
    {
      type: 'ABOUT_US',
      title: 'Who we are',
      visible_on_website: true,
      content: '<p>A house of films</p>',
      page_url: 'about-us',
    },
  ],
  '/api/v1/user/session-info': VIEWER,
  '/api/v1/reviews/content/film-1': [],
  [COMMENTS_PATH]: [comment('c1', 'u1'), comment('c2', 'u2')],
};

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([sharedSite(), startForeignBackend(MORE)]);
});

afterAll(() => backend.close());

/** A brand of which nothing is cached. */
async function makeBrand(record: Partial<TenantRecord> = {}) {
  const options = { account_id: 'acc_foreign', services: backend.services, ...record };
  const { hostname } = await site.makeTenant(options);
  return async (path: string, cookie?: string) => {
    const from = backend.requests.length;
    const headers: Record<string, string> = cookie ? { cookie } : {};
    const response = await site.fetch(hostname, path, { headers, redirect: 'manual' });
    const text = await response.text();
    return { status: response.status, text, calls: backend.requests.slice(from) };
  };
}

describe('the calls of a page', () => {
  it('carry account and languages from the very first visit', async () => {
    const open = await makeBrand();
    const { calls } = await open(paths.contentDetail({ id: 'film-1' }));
    expect(calls.length).toBeGreaterThan(3);
    for (const { path, headers } of calls) {
      expect(headers, path).toMatchObject({
        account_id: 'acc_foreign',
        language: 'en',
        default_language: 'en',
      });
    }
  });

  it('carry the session of a signed-in viewer, but for what is shared', async () => {
    const open = await makeBrand();
    const { calls } = await open(paths.contentDetail({ id: 'film-1' }), MEMBER);
    const sessionOf = (part: string) => calls.find(({ path }) => path.includes(part))?.headers.ott_sessionid;
    expect(sessionOf('/content/detail/')).toBe('session-1');
    expect(sessionOf('/content/related/')).toBeUndefined();
    expect(sessionOf('/account/detail')).toBeUndefined();
  });

  it('carry it on lists too where these are personalised, and no page or list is shared then', async () => {
    const open = await makeBrand({ personalised_lists: true });
    const artists = async (cookie?: string) => {
      const { calls } = await open(paths.artists(), cookie);
      return calls.filter(({ path }) => path === ARTISTS_PATH).map(({ headers }) => headers.ott_sessionid);
    };
    expect(await artists(MEMBER)).toEqual(['session-1']);
    expect(await artists(MEMBER)).toEqual(['session-1']);
    expect(await artists()).toEqual([undefined]);
    expect(await artists()).toEqual([]);
    expect(await artists(MEMBER)).toEqual(['session-1']);
  });
});

describe('the information pages of a brand', () => {
  it('are shown in an outage after one visit to another page', async () => {
    const open = await makeBrand();
    await open(paths.login());
    backend.setFault('html-500');
    const { status, text } = await open(paths.aboutUs()).finally(() => backend.setFault(null));
    expect(status).toBe(200);
    expect(text).toContain('A house of films');
  });

  it('are unavailable, and do not lead home, where nobody knows which there are', async () => {
    const open = await makeBrand();
    backend.setFault('html-500', (path) => path === STATIC_PAGES_PATH);
    expect((await open(paths.aboutUs())).status).toBe(503);
    expect((await open(paths.faq()).finally(() => backend.setFault(null))).status).toBe(503);
  });
});

describe('what a backend has no call for', () => {
  it('is offered on no page of the account', async () => {
    const open = await makeBrand();
    const { status, text } = await open(paths.profile(), MEMBER);
    expect(status).toBe(200);
    for (const path of [paths.profileSessions(), paths.profileData()]) {
      expect(text).not.toContain(`href="${path}"`);
      expect((await open(path, MEMBER)).status).toBe(404);
    }
    expect((await open(paths.profileDelete(), MEMBER)).status).toBe(404);
  });

  it('is offered for no comment', async () => {
    const open = await makeBrand();
    const { text } = await open(paths.contentDetail({ id: 'film-1' }, { tab: 'comments' }), MEMBER);
    expect(text).toContain('Words of u1');
    for (const act of ['edit', 'delete', 'report'] as const) {
      expect(text).not.toContain(`/${act}?`);
      const path = paths.changeComment({ id: 'c1', act });
      expect((await open(path, MEMBER)).status).toBe(404);
    }
  });

  it('is probed once a brand', async () => {
    const open = await makeBrand();
    const probes = async () => {
      const { calls } = await open(paths.profile(), MEMBER);
      return calls.filter(({ path }) => path === '/api/v1/user/sessions').length;
    };
    expect([await probes(), await probes()]).toEqual([1, 0]);
  });
});
