import { beforeAll, describe, expect, it } from 'vitest';
import { allScriptsOf, editCodeOf, routeTableOf } from '#tests/budgets/edit-code.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { newEmail, newMember } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const AURORA = 'aurora.localhost';
const PULSE = 'pulse.localhost';

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
});

async function signedIn(email: string, hostname = AURORA) {
  const browser = site.browser(hostname);
  await login(browser, email);
  return browser;
}

const statusOf = async (browser: Browser, path = '/studio') => (await browser.request(path)).status;

async function pageOf(email: string, path = '/edit') {
  const page = await site.page(AURORA);
  await login(page.browser, email);
  await page.goto(path);
  return page;
}

/** Of files as well as of pages, each address once. */
function readerOf(browser: Browser) {
  const texts = new Map<string, Promise<string>>();
  return (path: string) => {
    const text = texts.get(path) ?? browser.request(path).then((response) => response.text());
    texts.set(path, text);
    return text;
  };
}

describe('the studio', () => {
  it('does not exist for guests, viewers and people of another brand', async () => {
    expect(await statusOf(site.browser(AURORA))).toBe(404);
    expect(await statusOf(await signedIn('member@aurora.example'))).toBe(404);
    const owner = await signedIn('owner@aurora.example');
    expect(await statusOf(owner)).toBe(200);
    const elsewhere = site.browser(PULSE);
    for (const [name, value] of owner.cookies) elsewhere.cookies.set(name, value);
    expect(await statusOf(elsewhere)).toBe(404);
  });

  it('opens with a role and closes without it, at once', async () => {
    const email = newEmail();
    const browser = await newMember(site, AURORA, { email });
    const setRoles = (...roles: string[]) =>
      site.bindings.db
        .prepare('UPDATE users SET roles = ?1, is_staff = ?2 WHERE email_key = ?3')
        .bind(JSON.stringify(roles), roles.length > 0 ? 1 : 0, email)
        .run();
    expect(await statusOf(browser)).toBe(404);
    await setRoles('moderate');
    expect(await statusOf(browser)).toBe(200);
    expect(await statusOf(browser, '/reported-comments')).toBe(200);
    expect(await statusOf(browser, '/edit/on/home')).toBe(404);
    await setRoles();
    expect(await statusOf(browser)).toBe(404);
    expect(await statusOf(browser, '/reported-comments')).toBe(404);
  });

  it('names who is signed in and with which roles, and is kept nowhere', async () => {
    const editor = await pageOf('editor@aurora.example');
    expect(editor.main.getByRole('heading', { level: 1 }).textContent).toBe('Pages');
    editor.main.getByText(/Signed in as Edda Lindqvist\. Roles: Editing, Publishing\..* draft/);
    expect(editor.main.queryByRole('link', { name: 'Reported comments' })).toBeNull();
    expect(editor.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain(
      'noindex',
    );
    const { headers } = await editor.browser.request('/edit');
    expect(headers.get('cache-control')).toContain('no-store');
    const staff = await pageOf('staff@aurora.example');
    expect(staff.main.getByText(/Roles: Moderation, Reports\./).textContent).not.toContain('draft');
    await staff.click(staff.main.getByRole('link', { name: 'Reported comments' }));
    expect(staff.address).toBe('/reported-comments');
  });

  it('is in the language of its reader', async () => {
    const owner = await pageOf('owner@aurora.example', '/edit?lang=ar');
    expect(owner.document.documentElement.dir).toBe('rtl');
    expect(owner.main.getByRole('heading', { level: 1 }).textContent).toBe('الصفحات');
    owner.main.getByText(/الأدوار: الملكية/);
    await owner.goto('/studio');
    expect(owner.main.getByRole('heading', { level: 1 }).textContent).toBe('الاستوديو');
  });

  it('is the one entry of the member menu for any role', async () => {
    // The menu is closed.
    const entries = (page: Page, name: string) => page.header.queryAllByRole('link', { name, hidden: true });
    for (const email of ['staff@aurora.example', 'editor@aurora.example', 'owner@aurora.example']) {
      const page = await pageOf(email, '/faq');
      expect(entries(page, 'Studio')[0]?.getAttribute('href')).toBe('/studio');
      expect(entries(page, 'Reported comments')).toEqual([]);
    }
    const member = await pageOf('member@aurora.example', '/faq');
    expect(entries(member, 'My watchlist')).not.toEqual([]);
    expect(entries(member, 'Studio')).toEqual([]);
  });
});

describe('edit mode in the files of viewers’ pages', () => {
  it.each([
    [AURORA, '/'],
    [PULSE, '/'],
    [AURORA, '/content/the-salt-road'],
    [AURORA, '/login'],
  ])('%s%s names none of it, nor loads any on demand', async (hostname, path) => {
    const read = readerOf(site.browser(hostname));
    expect(await editCodeOf(read, path)).toEqual([]);
    expect(Object.keys((await routeTableOf(read, path)).routes).filter((id) => id.includes('edit'))).toEqual(
      [],
    );
  });

  it('is named on edit pages, whose table has all that viewers’ has', async () => {
    const read = readerOf(await signedIn('editor@aurora.example'));
    const [edited, viewers] = [await routeTableOf(read, '/edit'), await routeTableOf(read, '/')];
    expect(edited.url).not.toBe(viewers.url);
    const added = Object.keys(edited.routes).filter((id) => !(id in viewers.routes));
    // What a script fetches by its address, or a crawler, no router loads: it has no page.
    const pages = added.filter((id) => edited.routes[id]?.hasErrorBoundary);
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.every((id) => /^routes\/(?:edit|studio)\//.test(id))).toBe(true);
    expect(Object.keys(viewers.routes).filter((id) => !(id in edited.routes))).toEqual([]);
    // The search finds what it looks for.
    expect(await editCodeOf(read, '/edit')).not.toEqual([]);
    const of = await allScriptsOf(read, '/');
    const modules = added.map((id) => edited.routes[id]?.module);
    expect(modules.filter((module) => module && of.includes(module))).toEqual([]);
  });
});
