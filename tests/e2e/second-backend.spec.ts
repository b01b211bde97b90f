import type { Locator, Page } from '@playwright/test';
import { tenantKey } from '#app/contract/tenant.ts';
import { migrate } from '#cli/local/migrate.ts';
import type { Site } from '#cli/local/site.ts';
import { IDS } from '#tests/support/second-backend/catalogue.ts';
import { VOUCHER } from '#tests/support/second-backend/payment-service.ts';
import { MEMBER, type SecondBackend, startSecondBackend } from '#tests/support/second-backend/start.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { expectAccessible } from './support/accessible.ts';
import { cutTexts } from './support/cut-texts.ts';
import { untilPlaying } from './support/player.ts';
import { searchField } from './support/search-field.ts';
import { openSiteForBrowsers } from './support/site-for-browsers.ts';
import { expect, test } from './support/test.ts';

const HOSTNAME = 'tidewater.localhost';
const LONG_NAMES_HOSTNAME = 'archipelago.localhost';
const SILENT_HOSTNAME = 'silent.localhost';
/** Nothing listens there. */
const NOWHERE = 'http://127.0.0.1:1';
const LONG_NAME = 'of the Archipelago of Donaudampfschifffahrtsgesellschaftskapitaensmuetze';
const LOCKED = /The Gold Room/;
const PASSWORD = 'seven bells';

// One site for the three journeys, each with a viewer of its own.
test.describe.configure({ mode: 'default', timeout: 180_000 });
// The browser logs a rejected sign-in and a rejected voucher itself; the backend has no sockets.
test.use({ toleratedErrors: [/status of 4\d\d .*\/(?:login|payment)|WebSocket connection/] });

type Backend = Pick<SecondBackend, 'accountId' | 'assetHost' | 'services'>;

let backend: SecondBackend;
let longNames: SecondBackend;
let site: Site;

function registerBrand(hostname: string, { accountId, assetHost, services }: Backend) {
  const record = {
    slug: hostname.split('.')[0],
    account_id: accountId,
    hostnames: [hostname],
    asset_host: assetHost,
    config_version: 1,
    services,
  };
  return site.bindings.tenants.put(tenantKey(hostname), JSON.stringify(record));
}

test.beforeAll(async () => {
  backend = await startSecondBackend({ mark: 'Quokka' });
  longNames = await startSecondBackend({ mark: LONG_NAME });
  site = await openSiteForBrowsers({
    quiet: true,
    bindings: { edge: { PAYMENT_SANDBOX: backend.gatewayUrl } },
  });
  await migrate(site.bindings.db);
  const silent = { content: NOWHERE, user: NOWHERE, payment: NOWHERE, analytics: NOWHERE };
  await registerBrand(HOSTNAME, backend);
  await registerBrand(LONG_NAMES_HOSTNAME, longNames);
  await registerBrand(SILENT_HOSTNAME, { ...backend, services: silent });
  backend.setSite(site.url(HOSTNAME));
});

test.afterAll(async () => {
  await site.close();
  await Promise.all([backend.close(), longNames.close()]);
});

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
/** The line for browsers without scripts has the same words, unseen. */
const toast = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

async function search(page: Page, text: string) {
  await searchField(banner(page)).fill(text);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search Results for “${text}”`);
}

async function register(page: Page, name: string) {
  await banner(page).getByRole('link', { name: 'Register' }).click();
  const form = page.getByRole('dialog').or(main(page)).last();
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(`${name.split(' ')[0]?.toLowerCase()}@quay.example`);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Confirm password').fill(PASSWORD);
  await form.getByRole('button', { name: 'Register' }).click();
  await expect(toast(page, 'Welcome! Your account is ready.')).toBeVisible();
}

test('a guest of a slow backend finds a film with its trailer, plays it, searches, sees the plans and signs up', {
  tag: '@plays-films',
}, async ({ page }) => {
  backend.setSlow(true);
  await page.goto(site.url(HOSTNAME));
  await main(page)
    .getByRole('link', { name: /The Quiet Harbour/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'The Quiet Harbour Quokka' })).toBeVisible();
  const trailer = page.waitForRequest(/\/public\/trailer\/100234\/hls\/video\/\d+_index\.m3u8$/);
  await page.getByRole('button', { name: 'Play trailer' }).click();
  await trailer;
  await main(page).getByRole('link', { name: 'Watch now' }).first().click();
  await untilPlaying(page);

  await page.goto(site.url(HOSTNAME));
  await search(page, 'ferry');
  await main(page)
    .getByRole('link', { name: /Night Ferry/ })
    .first()
    .click();
  await expect(main(page).getByText('Crossing 3 Quokka')).toBeVisible();
  await banner(page).getByRole('link', { name: 'Plans' }).click();
  const plans = page.getByRole('dialog', { name: 'Select your plan' });
  await expect(plans.getByText('$9.90').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await register(page, 'Rosa Quay');
  await expect(banner(page).getByText('Rosa')).toBeVisible();
});

test('a member saves a film, reviews it, comments, resumes it, changes the profile and signs out', {
  tag: '@plays-films',
}, async ({ page }) => {
  backend.setSlow(IS_TEST_ALL);
  await page.goto(site.url(HOSTNAME, `/content/${IDS.film}`));
  await banner(page).getByRole('link', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email').fill(MEMBER.email);
  await dialog.getByLabel('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog.getByText('No sailor goes by these.')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(MEMBER.password);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(banner(page).getByText('Mara')).toBeVisible();

  await main(page).getByRole('button', { name: 'Add to your watchlist' }).first().click();
  await expect(toast(page, 'Added to your watchlist')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add to your favourites' }).first().click();
  await expect(toast(page, 'Added to your favourites')).toBeVisible();

  await main(page)
    .getByRole('link', { name: /^Reviews/i })
    .click();
  await page.getByRole('link', { name: 'Write a review' }).click();
  await dialog.getByRole('radio', { name: '4.5 stars' }).check({ force: true });
  await dialog.getByRole('textbox', { name: /^Title/ }).fill('Wet');
  await dialog.getByRole('button', { name: 'Submit review' }).click();
  await expect(toast(page, 'Review submitted successfully')).toBeVisible();
  await expect(main(page).getByText('Wet', { exact: true })).toBeVisible();

  await main(page)
    .getByRole('link', { name: /^Comments/i })
    .click();
  const box = main(page).getByRole('textbox', { name: 'Add a comment…' });
  await box.fill('Which pier is it?');
  await box.press('Enter');
  await expect(page.getByRole('article').filter({ hasText: 'Which pier is it?' })).toBeVisible();

  await main(page).getByRole('link', { name: 'Watch now' }).first().click();
  await untilPlaying(page, 2);
  await page.goto(site.url(HOSTNAME, `/content/${IDS.film}`));
  // The player's last event may arrive after this page's request.
  await expect(async () => {
    await page.reload();
    await expect(main(page).getByRole('link', { name: 'Resume watching' }).first()).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.setViewportSize({ width: 390, height: 844 });
  const playAgain = main(page).getByRole('link', { name: 'Start from the beginning' }).first();
  expect((await playAgain.boundingBox())?.width).toBeLessThan(64);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(site.url(HOSTNAME, '/watchlist'));
  await expect(main(page).getByText('The Quiet Harbour Quokka').first()).toBeVisible();
  await page.goto(site.url(HOSTNAME, '/profile'));
  await main(page).getByLabel('Name').fill('Mina Vance');
  await main(page).getByRole('button', { name: 'Save' }).click();
  await expect(banner(page).getByText('Mina')).toBeVisible();
  await banner(page).getByText('Mina').click();
  await banner(page).getByRole('button', { name: 'Sign out' }).click();
  await expect(banner(page).getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a buyer is led from a locked film to its plan, pays with a voucher at the gateway, and plays the film', {
  tag: '@plays-films',
}, async ({ page }) => {
  backend.setSlow(IS_TEST_ALL);
  await page.goto(site.url(HOSTNAME));
  await register(page, 'Bo Buyer');
  await search(page, 'gold room');
  await main(page).getByRole('link', { name: LOCKED }).first().click();
  await page.getByRole('link', { name: 'Subscribe to watch, $9.90' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Subscribe: Gold/ })
    .click();
  await page.getByRole('button', { name: 'Voucher or discount' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Voucher code').fill('nothing');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('This code has sailed.').first()).toBeVisible();
  await dialog.getByLabel('Voucher code').fill(VOUCHER);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.getByRole('radio', { name: 'Stripe' }).check();
  await page.getByRole('button', { name: 'Pay $4.90' }).click();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'payment successful' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(site.url(HOSTNAME, `/watch/${IDS.lockedFilm}`));
  await untilPlaying(page);
});

test.describe('a brand whose backend has never responded', () => {
  test.use({ toleratedErrors: [/status of 503/] });

  test('has an error page that can be read, also once it is hydrated', async ({ page }) => {
    const response = await page.goto(site.url(SILENT_HOSTNAME));
    expect(response?.status()).toBe(503);
    await expect(page.getByRole('heading', { level: 1, name: 'A short intermission' })).toBeVisible();
    await expect(page.locator('html')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expectAccessible(page);
  });
});

for (const language of ['ar', 'en'])
  test(`long names can be read on a phone in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const paths = [
      ...['/', `/content/${IDS.film}`, `/playlist/${IDS.automaticPlaylist}`, `/channel/${IDS.channel}`],
      ...['/channels', '/channels?view=guide', '/artists', '/custom/crew', '/pricing'],
    ];
    await page.goto(site.url(LONG_NAMES_HOSTNAME, `/faq?lang=${language}`));
    for (const path of paths) {
      await page.goto(site.url(LONG_NAMES_HOSTNAME, path));
      expect(await cutTexts(page), path).toEqual([]);
      if (path === '/custom/crew')
        await expect(page.locator('aside button').last()).toBeInViewport({ ratio: 1 });
    }
  });

test.describe('an Arabic page of a backend that writes English', () => {
  test.use({ toleratedErrors: [/status of 400 .*\/reset-password/] });

  /** Whether the first letter is to the left of the last, where the text's own direction has it. */
  const runsToTheRight = (text: Locator) =>
    text.evaluate((element) => {
      const letters = document.createRange();
      letters.selectNodeContents(element);
      const [first, last] = [letters.cloneRange(), letters.cloneRange()];
      const node = element.firstChild as Text;
      first.setEnd(node, 1);
      last.setStart(node, node.length - 1);
      return first.getBoundingClientRect().left < last.getBoundingClientRect().left;
    });

  test('has its messages, addresses and descriptions in their own direction', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(site.url(HOSTNAME, '/faq?lang=ar'));
    await page.goto(site.url(HOSTNAME, '/reset-password/none'));
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    expect(await runsToTheRight(main(page).getByText('This link is too old.'))).toBe(true);
    await page.goto(site.url(HOSTNAME, `/venue/detail/${IDS.venue}`));
    expect(await runsToTheRight(main(page).getByText('1 Quay Quokka'))).toBe(true);
    await page.goto(site.url(HOSTNAME));
    expect(await runsToTheRight(main(page).getByText('1 Quay Quokka'))).toBe(true);
    // Where the ellipsis is, no script can see.
    await page.goto(site.url(HOSTNAME, `/channel/${IDS.channel}`));
    await expect(main(page).getByText(/^A pilot waits/)).toHaveCSS('unicode-bidi', 'plaintext');
    await page.goto(site.url(HOSTNAME, `/parent-content/${IDS.series}`));
    for (const words of ['Two seasons of crossings. Quokka', 'They leave. Quokka'])
      await expect(main(page).getByText(words)).toHaveCSS('text-align', 'right');
  });
});
