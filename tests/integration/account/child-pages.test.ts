import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, describe, expect, it } from 'vitest';
import { CHILD_SESSION_PREFIX } from '#app/contract/profile.ts';
import { NO_PUBLIC_PAGES, PUBLIC_PAGE_HEADER } from '#app/features/links/offline.ts';
import { paths } from '#app/features/links/paths.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { makeChannel } from '../platform/make-channel.ts';
import { makeContent } from '../platform/make-content.ts';
import { mainOf } from './member-site.ts';

/** Of the demo family; rated from fifteen years on, for their child of up to eight. */
const GROWN = { id: 'the-quiet-machine', title: 'The Quiet Machine' };
const SERIES = { id: 'the-fjord-cases', title: 'The Fjord Cases' };
/** Rated PG. */
const OPEN = { id: 'the-salt-road', title: 'The Salt Road' };
/** A film from fifteen years on, and a channel that shows it day and night. */
const RATED = 'rated-15';
const LIST = 'staff-picks';
const ITEM = paths.playlist({ id: LIST }, { item: RATED });
const CHILD = 'profile-sami';
const PIN = '2580';

/** Pages that everybody shares, with titles above the child's age on them. */
const SHARED = ['/', '/search?search_text=quiet', '/search?search_text=fjord', '/category/drama'] as const;

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
  const db = drizzle(site.bindings.db);
  await makeContent(db, 'acc_aurora', { contentId: RATED, assetId: 'green-fire', contentRatingId: '15' });
  await makeChannel(db, 'acc_aurora', { id: RATED, slots: [[RATED, 0, 24]] });
  const playlistContentData = sql`json_insert(${contents.playlistContentData}, '$[#]', ${RATED})`;
  await db.update(contents).set({ playlistContentData }).where(eq(contents.contentId, LIST));
});

const browserOf = () => site.browser('aurora.localhost');

async function family(): Promise<Browser> {
  const browser = browserOf();
  await login(browser, 'family@aurora.example');
  return browser;
}

async function child(): Promise<Browser> {
  const browser = await family();
  const response = await browser.submit('/profiles', { intent: 'switch', id: CHILD });
  expect(response.status).toBe(302);
  return browser;
}

/** Of the family, an adult whose profile wants the PIN for titles above an age. */
async function lockedAbove(pinAge: string): Promise<Browser> {
  const browser = await family();
  await browser.submit('/profiles?switch=profile-noor', { intent: 'switch', id: 'profile-noor' });
  const fields = {
    intent: 'save',
    id: 'profile-noor',
    name: 'Noor',
    picture: 'boat',
    pin: PIN,
    pin_age: pinAge,
  };
  expect((await browser.submit('/profiles?edit=profile-noor', fields)).status).toBe(302);
  return browser;
}

const pageOf = async (browser: Browser, path: string) => {
  const response = await browser.visit(path);
  return { status: response.status, html: await response.text() };
};

describe('a child’s profile', () => {
  it('shows no title above its age, over whatever the caches have for everybody', async () => {
    const guest = browserOf();
    for (const path of SHARED) await pageOf(guest, path);
    const grown = await family();
    const found = await Promise.all(SHARED.map((path) => pageOf(grown, path)));
    expect(found.some(({ html }) => html.includes(GROWN.title))).toBe(true);
    expect(found.some(({ html }) => html.includes(SERIES.title))).toBe(true);
    const kid = await child();
    for (const path of SHARED) {
      const { status, html } = await pageOf(kid, path);
      expect([path, status]).toEqual([path, 200]);
      for (const { id, title } of [GROWN, SERIES]) {
        expect(html, path).not.toContain(title);
        expect(html, path).not.toContain(id);
      }
    }
    expect((await pageOf(kid, '/')).html).toContain(OPEN.title);
  });

  it('leaves nothing of its own in the caches for others', async () => {
    const kid = await child();
    const path = '/search?search_text=machine';
    expect((await pageOf(kid, path)).html).not.toContain(GROWN.title);
    expect((await pageOf(browserOf(), path)).html).toContain(GROWN.title);
  });

  it('has the browser drop the guests’ pages that it stored, as nobody else does', async () => {
    const markFor = async (browser: Browser) => (await browser.visit('/')).headers.get(PUBLIC_PAGE_HEADER);
    expect(await markFor(await child())).toBe(NO_PUBLIC_PAGES);
    expect(await markFor(await family())).toBeNull();
    expect(await markFor(browserOf())).toBe('aurora');
  });

  it('is no session any more once its mark is off, nor one with the mark on that had none', async () => {
    for (const [browser, change] of [
      [await child(), (id: string) => id.slice(CHILD_SESSION_PREFIX.length)],
      [await family(), (id: string) => CHILD_SESSION_PREFIX + id],
    ] as const) {
      const id = browser.cookies.get('sid') ?? '';
      browser.cookies.set('sid', change(id));
      const response = await browser.request('/profiles');
      expect(response.headers.get('location')).toBe('/login?redirectTo=%2Fprofiles');
    }
  });

  it('finds no page of such a title, and cannot play it', async () => {
    const grown = await family();
    const paths = [
      `/content/${GROWN.id}`,
      `/parent-content/${SERIES.id}`,
      `/watch/${GROWN.id}`,
      `/embed/${GROWN.id}`,
      `/resources/card/content/${GROWN.id}`,
      '/resources/suggestions?text=quiet+mach',
    ];
    for (const path of paths) expect([path, (await pageOf(grown, path)).status]).toEqual([path, 200]);
    const kid = await child();
    for (const path of paths) {
      const { status, html } = await pageOf(kid, path);
      if (!path.includes('suggestions')) expect([path, status]).toEqual([path, 404]);
      expect(html).not.toContain(GROWN.title);
      expect(html).not.toContain(SERIES.title);
    }
    expect((await pageOf(kid, `/content/${OPEN.id}`)).status).toBe(200);
  });

  it('leads from what belongs to the account to the profiles, which the PIN opens', async () => {
    const kid = await child();
    for (const path of [
      '/profile',
      '/profile/sessions',
      '/subscriptions',
      '/transactions',
      '/logout',
      '/pricing',
    ]) {
      const response = await kid.request(path);
      expect([path, response.status]).toEqual([path, 302]);
      expect(response.headers.get('location')).toBe(`/profiles?redirectTo=${encodeURIComponent(path)}`);
    }
    const chooser = await mainOf(await kid.visit('/profiles?redirectTo=%2Fprofile'));
    expect(chooser).toContain('Other profiles and the account open with the PIN.');
    const path = '/profiles?switch=user-family&redirectTo=%2Fprofile';
    const wrong = await kid.submit(path, { intent: 'switch', id: 'user-family', pin: '1111' });
    expect(wrong.status).toBe(400);
    expect(await wrong.text()).toContain('This PIN is not right.');
    const right = await kid.submit(path, { intent: 'switch', id: 'user-family', pin: PIN });
    expect([right.status, right.headers.get('location')]).toEqual([302, '/profile']);
    expect((await pageOf(kid, '/profile')).status).toBe(200);
    expect((await pageOf(kid, `/content/${GROWN.id}`)).status).toBe(200);
  });

  it('has no account in its menu, and cannot add or change profiles', async () => {
    const kid = await child();
    const { html } = await pageOf(kid, '/');
    expect(html).toContain('Switch profile');
    expect(html).not.toContain('action="/logout"');
    const signedOut = await kid.submit('/logout', {});
    expect(signedOut.headers.get('location')).toBe('/profiles?redirectTo=%2F');
    expect((await pageOf(kid, `/content/${GROWN.id}`)).status).toBe(404);
    for (const path of ['/subscriptions', '/transactions', '/profile', '/pricing?redirectTo=%2F'])
      expect(html).not.toContain(`href="${path}"`);
    for (const path of ['/profiles?edit=new', '/profiles?edit=user-family', '/profiles?edit=pin'])
      expect(await mainOf(await kid.visit(path))).toContain('Who’s watching?');
    const fields = { intent: 'save', id: '', name: 'Mine', picture: 'cat', kind: 'adult' };
    const rejected = await kid.submit('/profiles?edit=new', fields);
    expect(rejected.status).toBe(400);
    expect(await rejected.text()).toContain('This is not for children’s profiles.');
  });
});

describe('profiles', () => {
  it('are chosen after signing in, where there are several', async () => {
    const response = await browserOf().submit('/login?redirectTo=%2Fsearch', {
      email: 'family@aurora.example',
      password: 'marquee-demo',
    });
    expect(response.headers.get('location')).toBe('/profiles?redirectTo=%2Fsearch');
    const single = await browserOf().submit('/login', {
      email: 'member@aurora.example',
      password: 'marquee-demo',
    });
    expect(single.headers.get('location')).toBe('/');
  });

  it('are made, changed and deleted without scripts, and set the language', async () => {
    const member = browserOf();
    await login(member, 'member@aurora.example');
    const base = { intent: 'save', id: '', name: 'Lina', picture: 'fish', language: 'es' };
    const nameless = await member.submit('/profiles?edit=new', { ...base, name: ' ', kind: 'adult' });
    expect(nameless.status).toBe(400);
    expect(await nameless.text()).toContain('Please enter a name.');
    const pinless = await member.submit('/profiles?edit=new', { ...base, kind: 'child', max_age: '8' });
    expect(pinless.status).toBe(400);
    expect(await pinless.text()).toContain('Please choose a PIN first.');
    const made = await member.submit('/profiles?edit=new', {
      ...base,
      ...{ kind: 'child', max_age: '8', new_pin: '٤٧١١' },
    });
    expect([made.status, made.headers.get('location')]).toEqual([302, '/profiles']);
    const main = await mainOf(await member.visit('/profiles'));
    expect(main).toContain('Lina');
    const id = /value="(pro_[^"]+)"/.exec(main)?.[1] ?? '';
    const used = await member.submit('/profiles', { intent: 'switch', id });
    expect(used.status).toBe(302);
    expect((await pageOf(member, '/')).html).toContain('<html lang="es"');
    const path = '/profiles?switch=user-member';
    await member.submit(path, { intent: 'switch', id: 'user-member', pin: '4711' });
    const still = await member.submit('/profiles', { intent: 'delete', id });
    expect(still.status).toBe(400);
    const gone = await member.submit('/profiles', { intent: 'delete', id, pin: '4711' });
    expect(gone.status).toBe(302);
    expect(await mainOf(await member.visit('/profiles'))).not.toContain('Lina');
  });

  it('lead to the PIN before a title plays that is above their age for it', async () => {
    const browser = await lockedAbove('12');
    const rejected = await browser.request(`/watch/${GROWN.id}`);
    const lock = `/profiles?pin=true&redirectTo=${encodeURIComponent(`/watch/${GROWN.id}`)}`;
    expect([rejected.status, rejected.headers.get('location')]).toEqual([302, lock]);
    const opened = await browser.submit(lock, { intent: 'play', pin: PIN });
    expect(opened.headers.get('location')).toBe(`/watch/${GROWN.id}`);
    expect((await browser.request(`/watch/${GROWN.id}`)).status).toBe(200);
  });

  it.each([
    ['an item of a playlist', ITEM, ITEM],
    ['an item that comes next', ITEM, paths.playlistItem({ id: LIST, contentId: RATED })],
    ['a channel’s programme', paths.channel({ id: RATED }), paths.channel({ id: RATED })],
    [
      'a channel in a page’s player',
      paths.channel({ id: RATED }),
      paths.watchInPlace({ kind: 'channel', id: RATED }),
    ],
  ])('lead to the PIN from %s, which plays afterwards', async (_, path, response) => {
    const browser = await lockedAbove('12');
    const lock = `/profiles?pin=true&redirectTo=${encodeURIComponent(path)}`;
    const { html } = await pageOf(browser, response);
    expect(/\/profiles\?pin=true(?:&amp;|\\?\\u0026|&)redirectTo=([^"\\]+)/.exec(html)?.[1]).toBe(
      encodeURIComponent(path),
    );
    expect(html).not.toContain('/signed/');
    const opened = await browser.submit(lock, { intent: 'play', pin: PIN });
    expect(opened.headers.get('location')).toBe(path);
    const open = (await pageOf(browser, response)).html;
    expect(open).not.toContain('pin=true');
    expect(open).toContain('/signed/');
  });
});
