import { beforeAll, describe, expect, it } from 'vitest';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { DEMO_PASSWORD, login } from '#tests/support/login.ts';
import { parsePage } from '#tests/support/page-document.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { localShop } from '../payments/local-shop.ts';

// A lock on a card is a promise about this viewer, so every list has to know who looks at it.

const HOSTNAME = 'aurora.localhost';
const TITLE = '/content/the-quiet-machine';
/** Pages that show the title among others, of every way in which lists are loaded. */
const PAGES = [
  ['the home page', '/'],
  ['a category', '/category/mystery'],
  ['the search', '/search?search_text=The+Quiet+Machine'],
  ['the related titles of another', '/content/the-keeper'],
  ['an artist', '/artist/detail/eirik-solheim'],
] as const;

let site: TestSite;
beforeAll(async () => {
  site = await startSeededSite();
});

type Browser = ReturnType<TestSite['browser']>;

/** Of each card of the title on a page, whether it has a lock. */
async function locksOn(browser: Browser, path: string, title = TITLE): Promise<boolean[]> {
  const response = await browser.visit(path);
  expect(response.status, path).toBe(200);
  const page = parsePage(await response.text(), `${browser.origin}${path}`);
  const cards = [...page.querySelectorAll(`a[data-card="content"][href="${title}"]`)];
  return cards.map((card) => card.textContent?.includes('Members') ?? false);
}

async function signedIn(email: string, hostname = HOSTNAME): Promise<Browser> {
  const browser = site.browser(hostname);
  await login(browser, email, DEMO_PASSWORD);
  return browser;
}

describe('the lock of a restricted title', () => {
  it.each(PAGES)('is on %s for a guest, and not for who has a plan', async (_, path) => {
    const forGuest = await locksOn(site.browser(HOSTNAME), path);
    expect(forGuest.length).toBeGreaterThan(0);
    expect(new Set(forGuest)).toEqual(new Set([true]));
    const forMember = await locksOn(await signedIn('member@aurora.example'), path);
    expect(forMember).toHaveLength(forGuest.length);
    expect(new Set(forMember)).toEqual(new Set([false]));
    // The page that guests share is theirs again.
    expect(await locksOn(site.browser(HOSTNAME), path)).toEqual(forGuest);
  });

  it('is on a page of blocks for a guest, and not for who has a plan', async () => {
    const title = '/content/slow-yin';
    const guest = await locksOn(site.browser('pulse.localhost'), '/', title);
    expect(guest).toContain(true);
    const member = await signedIn('member@pulse.example', 'pulse.localhost');
    expect(await locksOn(member, '/', title)).toEqual(guest.map(() => false));
  });

  it('goes from pages and from cards under the pointer as soon as a plan is paid', async () => {
    const viewer = await signedIn('viewer@aurora.example');
    const hovered = async () => {
      const response = await viewer.request('/resources/card/content/the-quiet-machine');
      const { isLocked } = (await response.json()) as { isLocked: boolean };
      return { isLocked, caching: response.headers.get('cache-control') };
    };
    expect(await locksOn(viewer, '/category/mystery')).toContain(true);
    expect(await hovered()).toEqual({ isLocked: true, caching: 'private, no-cache' });
    const shop = localShop(site);
    const session = await shop.signIn();
    const { _id, initiate_payload } = await shop.start(session, 'Stripe');
    const { pathname } = new URL(String(initiate_payload.url));
    const choice = { method: 'POST', body: 'choice=approve' };
    await loopbackRequest(site.port, 'pay.localhost', pathname, choice);
    await shop.capture(session, _id);
    expect(await locksOn(viewer, '/category/mystery')).not.toContain(true);
    expect(await hovered()).toMatchObject({ isLocked: false });
  });
});
