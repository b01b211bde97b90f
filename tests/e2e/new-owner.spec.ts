import type { Page } from '@playwright/test';
import { TEST_SECRETS } from '#cli/local/site.ts';
import { insertViewer, PASSWORD } from '#tests/support/members.ts';
import { mailedPath, makeEmptyBrand, openStripeAccount } from '#tests/support/new-brand.ts';
import { ownState } from '#tests/support/prepared-state.ts';
import { sessionAt } from './support/account.ts';
import { startMediaHost } from './support/media-host.ts';
import { untilPlaying } from './support/player.ts';
import { openSiteForBrowsers } from './support/site-for-browsers.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

const OWNER = 'ann@harbor.example';
const VIEWER = 'vera@example.com';
/** From the link in the invitation to a film that plays for a viewer who paid: operators.md B.6. */
const JOURNEY_MS = 90_000;

const main = (page: Page) => page.getByRole('main');
const click = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  main(page).getByRole(role, { name }).first().click();
const fill = (page: Page, label: string | RegExp, value: string) =>
  main(page).getByLabel(label).first().fill(value);
const check = (page: Page, label: string) => main(page).getByLabel(label).first().check();

async function openEmptyBrand() {
  const site = await openSiteForBrowsers({ quiet: true, persistTo: await ownState('migrated') });
  const admin = (method: string, path: string, body: unknown) =>
    site.fetch('platform.localhost', path, {
      method,
      headers: { authorization: `Bearer ${TEST_SECRETS.ADMIN_TOKEN}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { site, ...(await makeEmptyBrand({ ...site, admin }, OWNER)) };
}

test('a new owner takes an empty brand to a sold plan and a film that plays, in the browser alone', async ({
  page: owner,
  browser,
}) => {
  const [{ site, hostname, accountId }, host] = await Promise.all([openEmptyBrand(), startMediaHost()]);
  const url = (path: string) => site.url(hostname, path);
  const gateway = await openStripeAccount(site);
  await insertViewer(site.bindings.db, { account: accountId, name: 'Vera Viewer', email: VIEWER });
  const invitation = await mailedPath(site, accountId);
  /** The studio is a link in the account's menu on each page. */
  const toStudio = async () => {
    const account = owner.getByRole('banner').getByRole('navigation', { name: 'Your account' });
    await account.getByText('ann', { exact: true }).click();
    await account.getByRole('link', { name: 'Studio' }).click();
    await expect(main(owner).getByRole('heading', { level: 1, name: 'Studio' })).toBeVisible();
  };
  /** Saved: the form is there again with what it holds now. */
  const save = async () => {
    await click(owner, 'button', 'Save');
    await expect(
      main(owner)
        .getByText(/^Saved: /)
        .first(),
    ).toBeAttached();
  };
  const start = Date.now();

  await test.step('the owner comes by the invitation', async () => {
    await owner.goto(url(invitation));
    await fill(owner, /^New password/, PASSWORD);
    await fill(owner, /^Confirm password/, PASSWORD);
    await main(owner).getByRole('button').last().click();
    await owner.waitForURL('**/login*');
    await fill(owner, /^Email/, OWNER);
    await fill(owner, /^Password/, PASSWORD);
    await click(owner, 'button', 'Sign in');
    await owner.waitForURL((address) => address.pathname !== '/login');
  });

  await test.step('puts in a category, a film and a plan, each led to by the one before', async () => {
    await toStudio();
    await click(owner, 'link', /^Make the first category/);
    await fill(owner, /^Name/, 'Drama');
    await save();
    await toStudio();
    await click(owner, 'link', /^Put in the first title/);
    await fill(owner, /^Title/, 'Harbor nights');
    await fill(owner, 'Address of a stream', host.url('master.m3u8'));
    for (const label of ['Drama', 'Shown to viewers']) await check(owner, label);
    await save();
    await toStudio();
    await click(owner, 'link', /^Set a price/);
    await fill(owner, /^Name/, 'Gold');
    await fill(owner, /^Price/, '7.99');
    await fill(owner, /^Days/, '30');
    await save();
    await toStudio();
    for (const name of [/^Catalogue/, /^Titles/, 'Harbor nights']) await click(owner, 'link', name);
    for (const label of ['For paying viewers only', 'Gold']) await check(owner, label);
    await save();
  });

  await test.step('and is paid at a gateway', async () => {
    await toStudio();
    await click(owner, 'link', /^Set up a way to be paid/);
    await click(owner, 'link', 'Stripe');
    await fill(owner, 'Secret key', gateway.secretKey);
    await fill(owner, 'Signing secret of the webhook', gateway.webhookSecret);
    await fill(owner, 'Currency', 'USD');
    await fill(owner, 'Your password', PASSWORD);
    await click(owner, 'button', 'Save and offer to viewers');
    await owner.waitForURL('**/studio/gateways');
    await toStudio();
    // A domain of their own may be left out.
    const steps = main(owner).getByRole('region', { name: 'Before viewers come' }).getByRole('link');
    await expect(steps).toHaveText([/^Use your own domain/]);
  });

  const context = await browser.newContext();
  await test.step('a viewer finds the film, buys the plan and watches', async () => {
    const fields = { email: VIEWER, password: PASSWORD };
    await context.addCookies([await sessionAt(url('/'), '/login', fields)]);
    const viewer = await context.newPage();
    await viewer.goto(url('/'));
    await viewer.getByRole('banner').getByRole('link', { name: 'Drama' }).click();
    await main(viewer).getByRole('link', { name: 'Harbor nights' }).first().click();
    await viewer.getByRole('link', { name: 'Subscribe to watch, $7.99' }).click();
    await viewer.getByRole('link', { name: 'Subscribe: Gold' }).click();
    await viewer.getByRole('button', { name: /^Pay / }).click();
    await viewer.getByRole('button', { name: 'Approve' }).click();
    await expect(viewer.getByRole('heading', { level: 1, name: 'payment successful' })).toBeVisible();
    await viewer.goto(url('/content/harbor-nights'));
    await viewer.getByRole('link', { name: 'Watch now' }).first().click();
    await viewer.waitForURL('**/watch/harbor-nights*');
    await untilPlaying(viewer);
  });
  expect(Date.now() - start).toBeLessThan(JOURNEY_MS);
  await context.close();
  await Promise.all([site.close(), host.close()]);
});
