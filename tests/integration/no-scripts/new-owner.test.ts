import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { makeMember, PASSWORD } from '#tests/support/members.ts';
import { mailedPath, makeEmptyBrand, openStripeAccount } from '#tests/support/new-brand.ts';
import type { Page } from '#tests/support/page.ts';
import { startSite } from '#tests/support/site.ts';

type Site = Awaited<ReturnType<typeof startSite>>;

const OWNER = 'ann@harbor.example';
const FILM = 'https://streams.example/harbor-nights.m3u8';

const click = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.click(page.main.getByRole(role, { name }));
const fill = (page: Page, label: string | RegExp, value: string) =>
  page.fill(page.main.getByLabelText(label), value);
const save = (page: Page) => click(page, 'button', 'Save');

async function enterByMail(site: Site, page: Page, account: string) {
  await page.goto(await mailedPath(site, account));
  fill(page, /^New password/, PASSWORD);
  fill(page, /^Confirm password/, PASSWORD);
  await page.click(page.main.getAllByRole('button').at(-1) as Element);
  if (!page.address.startsWith('/login')) await page.goto('/login');
  fill(page, /^Email/, OWNER);
  fill(page, /^Password/, PASSWORD);
  await click(page, 'button', 'Sign in');
}

const toStudio = async (page: Page) => {
  await page.goto('/');
  await page.click(page.header.getAllByRole('link', { name: 'Studio', hidden: true })[0] as Element);
};

test('a new owner takes an empty brand to a film that plays and a plan that is sold', async () => {
  const site = await startSite();
  const { hostname, accountId } = await makeEmptyBrand(site, OWNER);
  const owner = await site.page(hostname);
  await enterByMail(site, owner, accountId);

  // The studio leads from one thing to the next.
  await toStudio(owner);
  await click(owner, 'link', /^Make the first category/);
  fill(owner, /^Name/, 'Drama');
  await save(owner);
  await toStudio(owner);
  await click(owner, 'link', /^Put in the first title/);
  fill(owner, /^Title/, 'Harbor nights');
  fill(owner, 'Address of a stream', FILM);
  for (const label of ['Drama', 'Shown to viewers']) owner.check(owner.main.getByLabelText(label));
  await save(owner);
  await toStudio(owner);
  await click(owner, 'link', /^Set a price/);
  fill(owner, /^Name/, 'Gold');
  fill(owner, /^Price/, '7.99');
  fill(owner, /^Days/, '30');
  await save(owner);
  await toStudio(owner);
  for (const name of [/^Catalogue/, /^Titles/, 'Harbor nights']) await click(owner, 'link', name);
  for (const label of ['For paying viewers only', 'Gold'])
    owner.check(owner.main.getAllByLabelText(label)[0] as HTMLElement);
  await save(owner);
  await toStudio(owner);
  await click(owner, 'link', /^Set up a way to be paid/);
  await click(owner, 'link', 'Stripe');
  const { secretKey, webhookSecret } = await openStripeAccount(site);
  fill(owner, 'Secret key', secretKey);
  fill(owner, 'Signing secret of the webhook', webhookSecret);
  fill(owner, 'Currency', 'USD');
  fill(owner, 'Your password', PASSWORD);
  await click(owner, 'button', 'Save and offer to viewers');
  await toStudio(owner);
  // A domain of their own may be left out.
  const steps = owner.main.getByRole('region', { name: 'Before viewers come' });
  expect(
    within(steps)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([expect.stringMatching(/^Use your own domain You may leave this out: harbor\.localhost serves/)]);

  // A viewer finds the film, buys the plan, and watches.
  const viewer = await site.page(hostname);
  await makeMember(site.bindings, viewer.browser, { name: 'Vera Viewer', email: 'vera@example.com' });
  await viewer.goto('/content/harbor-nights');
  await viewer.click(viewer.screen.getByRole('link', { name: 'Subscribe to watch, $7.99' }));
  await click(viewer, 'link', 'Subscribe: Gold');
  await viewer.click(viewer.screen.getByRole('button', { name: /^Pay / }));
  viewer.screen.getByRole('heading', { name: 'Stripe sandbox: no money moves here' });
  await viewer.click(viewer.screen.getByRole('button', { name: 'Approve' }));
  viewer.screen.getByRole('heading', { level: 1, name: 'payment successful' });
  await viewer.goto('/watch/harbor-nights');
  const sources = [...viewer.document.querySelectorAll('video source')].map((source) =>
    source.getAttribute('src'),
  );
  expect(sources).toEqual([FILM]);

  // The owner sees who paid.
  await toStudio(owner);
  await click(owner, 'link', /^Viewers/);
  await click(owner, 'link', 'Vera Viewer');
  owner.main.getAllByText('Gold');
  owner.main.getAllByText(/\$7\.99/);
});
