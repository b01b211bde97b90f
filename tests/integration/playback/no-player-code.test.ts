import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import { playerFinding } from '#tests/budgets/budgets.ts';
import { type ReadText, readPage } from '#tests/budgets/page-bytes.ts';
import { siteReader } from '#tests/budgets/site-reader.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

const HOST = 'aurora.localhost';
/** The two chunks of the site's own player code (build/chunks.ts), which does not name the library. */
const OWN_PLAYER = /\/(?:playback|player)-[\w-]+\.js$/;

let site: TestSite;
let asGuest: ReadText;
let asMember: ReadText;
let member: Browser;

beforeAll(async () => {
  site = await sharedSeededSite();
  asGuest = siteReader(site, HOST);
  member = site.browser(HOST);
  await login(member, 'member@aurora.example');
  asMember = async (path) => {
    // Files are the same for guests and members.
    if (/\.(?:js|css)$/.test(path)) return asGuest(path);
    const response = await member.request(path);
    expect([path, response.status]).toEqual([path, 200]);
    return response.text();
  };
});

/** The player's code in all scripts of a page's HTML and their static imports. */
async function playerCode(read: ReadText, path: string) {
  const [{ bytes }, { scripts }] = await Promise.all([playerFinding(read, path, path), readPage(read, path)]);
  return { bytes, chunks: scripts.filter((script) => OWN_PLAYER.test(script)) };
}

describe('a page without a player loads no byte of the player', () => {
  it.each([
    paths.home(),
    paths.category({ id: 'drama' }),
    paths.filter({ name: 'Drama' }),
    paths.search({}, { search_text: 'salt' }),
    paths.artists(),
    paths.artistDetail({ id: 'nadia-benali' }),
    paths.venues(),
    paths.channels(),
    paths.faq(),
    paths.aboutUs(),
    paths.login(),
    paths.signup(),
    paths.forgotPassword(),
    paths.language(),
    paths.pricing(),
  ])('a guest at %s loads none', async (path) => {
    expect(await playerCode(asGuest, path)).toEqual({ bytes: 0, chunks: [] });
  });

  it.each([
    paths.home(),
    paths.profile(),
    paths.watchlist(),
    paths.favourites(),
    paths.continueWatching(),
    paths.changePassword(),
    paths.subscriptions(),
    paths.transactions(),
  ])('a member at %s loads none', async (path) => {
    expect(await playerCode(asMember, path)).toEqual({ bytes: 0, chunks: [] });
  });

  it('a member at the redirected checkout loads none', async () => {
    const { status, headers } = await member.request(paths.payment({ subscriptionId: 'plan-month' }));
    expect(status).toBe(302);
    expect(await playerCode(asMember, headers.get('location') ?? '')).toEqual({ bytes: 0, chunks: [] });
  });
});

it('the watch page loads the chunks of the player', async () => {
  const { bytes, chunks } = await playerCode(asGuest, paths.watch({ id: 'the-salt-road' }));
  expect(bytes).toBeGreaterThan(0);
  expect(chunks).toHaveLength(2);
});
