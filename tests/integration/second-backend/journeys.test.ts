import { within } from '@testing-library/dom';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#tests/support/page.ts';
import { formRequest } from '#tests/support/page-form.ts';
import { IDS } from '#tests/support/second-backend/catalogue.ts';
import { VOUCHER } from '#tests/support/second-backend/payment-service.ts';
import { MEMBER, type SecondBackend, startSecondBackend } from '#tests/support/second-backend/start.ts';
import { startSite, type TestSite } from '#tests/support/site.ts';
import { register, signIn } from '../no-scripts/open-pages.ts';
import { registerBrand } from './register-brand.ts';

const HARBOUR = 'The Quiet Harbour Quokka';

let site: TestSite;
let backend: SecondBackend;
let page: Page;

beforeAll(async () => {
  backend = await startSecondBackend({ mark: 'Quokka' });
  site = await startSite({ bindings: { edge: { PAYMENT_SANDBOX: backend.gatewayUrl } } });
});

afterAll(() => backend.close());

beforeEach(async () => {
  page = await site.page(await registerBrand(site, backend), '/');
});

const heading = () => page.screen.getByRole('heading', { level: 1 }).textContent;
const follow = (name: string | RegExp) => page.click(page.main.getAllByRole('link', { name })[0] as Element);
const clickButton = (name: string | RegExp) => page.click(page.main.getByRole('button', { name }));
const followHeader = (name: string) => page.click(page.header.getAllByRole('link', { name })[0] as Element);

async function search(text: string) {
  page.fill(page.header.getByRole('searchbox'), text);
  await page.click(page.header.getByRole('button', { name: 'Search' }));
}

const sourceOf = () => page.document.querySelector('video[controls] source')?.getAttribute('src');

/** Presses the button that pays, and the one on the gateway's page, which leads back to the site. */
async function payAtGateway() {
  const button = page.main.getByRole<HTMLButtonElement>('button', { name: /^Pay / });
  const { url, body } = formRequest(button.form as HTMLFormElement, button, new URL(page.document.URL));
  const fields = Object.fromEntries(new URLSearchParams(body));
  const started = await page.browser.submit(`${url.pathname}${url.search}`, fields);
  const gateway = started.headers.get('location') ?? '';
  expect(gateway).toContain(backend.gatewayUrl);
  const paid = await fetch(gateway, { method: 'POST', redirect: 'manual' });
  await page.goto(paid.headers.get('location') ?? '');
}

describe('on a second backend, without scripts', () => {
  it('a member is offered no studio, and there is none', async () => {
    expect((await page.browser.request('/edit')).status).toBe(404);
    await page.goto('/login');
    await signIn(page, MEMBER.email, MEMBER.password);
    expect(page.header.getAllByText('Mara').length).toBeGreaterThan(0);
    const entries = (name: string) => page.header.queryAllByRole('link', { name, hidden: true });
    expect(entries('My watchlist')).not.toEqual([]);
    expect(entries('Studio')).toEqual([]);
    const pages = [
      ...['catalogue/title', 'people', 'figures', 'gateways', 'gateways/Stripe'],
      ...['catalogue', 'plans', 'site', 'log', 'catalogue/site/site', 'new/voucher'],
    ];
    for (const path of ['/edit', '/studio', ...pages.map((name) => `/studio/${name}`)])
      expect([path, (await page.browser.request(path)).status]).toEqual([path, 404]);
  });

  it('a guest finds a film and plays it, searches, sees the plans and signs up', async () => {
    await follow(/The Quiet Harbour/);
    expect(heading()).toBe(HARBOUR);
    for (const words of ['Ines Okafor Quokka', 'Drama Quokka', 'Foundry Hall Quokka', 'PG', '4.5'])
      expect(page.main.getAllByText(words, { exact: false }).length).toBeGreaterThan(0);
    await follow(/^Watch now/i);
    expect(sourceOf()).toContain(`${backend.mediaUrl}/on-demand/${IDS.film}/`);

    await page.back();
    await search('ferry');
    expect(heading()).toBe('Search Results for “ferry”');
    await follow(/Night Ferry/);
    expect(heading()).toBe('Night Ferry Quokka');
    page.main.getAllByText(/Crossing 3 Quokka/);

    await followHeader('Plans');
    expect(heading()).toBe('Select your plan');
    page.main.getByText('Gold Quokka');
    page.main.getByText('$9.90');
    page.main.getByText('for 30 days');
    await followHeader('Register');
    await register(page, { name: 'Rosa Quay', email: 'rosa@quay.example' });
    page.screen.getByText('Welcome! Your account is ready.');
    expect(page.address).toContain('/pricing');
    expect(page.header.getAllByText('Rosa').length).toBeGreaterThan(0);
  });

  it('a member saves a film, reviews it, comments, changes the profile and signs out', async () => {
    await followHeader('Sign in');
    await signIn(page, MEMBER.email, 'wrong');
    page.main.getByText('No sailor goes by these.');
    await signIn(page, MEMBER.email, MEMBER.password);
    expect(page.address).toBe('/');

    await follow(/The Quiet Harbour/);
    const film = page.address;
    await clickButton('Add to your watchlist');
    await clickButton('Add to your favourites');
    await page.goto('/watchlist');
    page.main.getAllByText(HARBOUR);
    await page.goto('/favourites');
    await clickButton(/^Remove .* from your favourites/);
    page.main.getByText('No favourites yet');

    await page.goto(`${film}?tab=reviews`);
    await follow('Write a review');
    page.check(page.main.getByRole('radio', { name: '4.5 stars' }));
    page.fill(page.main.getByRole('textbox', { name: /^Title/ }), 'Wet');
    await clickButton('Submit review');
    page.screen.getByText('Review submitted successfully');
    page.main.getByText('Wet');

    await page.goto(`${film}?tab=comments`);
    page.fill(page.main.getByRole('textbox', { name: 'Add a comment…' }), 'Which pier is it?');
    await clickButton('Comment');
    page.main.getByText('Which pier is it?');

    await page.goto('/profile');
    page.fill(page.main.getByLabelText(/^Name/), 'Mina Vance');
    await clickButton('Save');
    expect(page.header.getAllByText('Mina').length).toBeGreaterThan(0);
    await page.click(page.header.getAllByText('Mina')[0] as Element);
    await page.click(page.header.getByRole('button', { name: 'Sign out' }));
    expect(page.header.queryByText('Mina')).toBeNull();
  });

  it('a buyer is led from a locked film to its plan, pays with a voucher, and plays the film', async () => {
    await followHeader('Register');
    await register(page, { name: 'Bo Buyer', email: 'bo@buyer.example' });
    await search('gold room');
    await follow(/The Gold Room/);
    page.main.getByText('This title comes with a membership.');
    await follow('Subscribe to watch, $9.90');
    await follow(/^Subscribe: Gold/);
    page.main.getAllByText('$9.90');
    page.fill(page.main.getByLabelText('Voucher code'), 'nothing');
    await clickButton('Apply');
    page.main.getByText('This code has sailed.');
    page.fill(page.main.getByLabelText('Voucher code'), VOUCHER);
    await clickButton('Apply');
    const gateways = within(page.main.getByRole('group'));
    expect(gateways.queryByRole('radio', { name: /Razorpay/ })).toBeNull();
    // The plan's one discount is the one that is applied.
    expect(page.main.queryByText('There are no discounts for this plan right now.')).toBeNull();
    page.check(gateways.getByRole('radio', { name: /Paystack/ }));
    page.main.getByRole('button', { name: 'Pay $4.90' });
    await payAtGateway();
    expect(heading()).toBe('payment successful');
    await follow('Continue');
    expect(page.address).toContain(IDS.lockedFilm);
    await page.goto(`/watch/${IDS.lockedFilm}`);
    expect(sourceOf()).toContain(`${backend.mediaUrl}/on-demand/${IDS.lockedFilm}/`);
    await page.goto('/transactions');
    page.main.getByText('Gold Quokka');
    // Its end and its payment have no dates there.
    page.main.getByText(/^Started on \d{4}\/\d\d\/\d\d$/);
  });

  it('nobody is offered reminders, for which it has no calls', async () => {
    await page.goto(`/content/${IDS.liveSoon}`);
    page.main.getByRole('link', { name: 'Add to calendar' });
    expect(page.main.queryByRole('link', { name: 'Remind me' })).toBeNull();
  });

  it('the footer leads to every information page, also to one without a title', async () => {
    const footer = within(page.screen.getByRole('contentinfo'));
    const names = ['Live TV', 'Plans', 'About us Quokka', 'Terms of use', 'Privacy Quokka', 'FAQ'];
    const links = within(footer.getAllByRole('list').at(-1) as HTMLElement).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(names);
    await page.click(footer.getByRole('link', { name: 'Terms of use' }));
    expect(heading()).toBe('Terms of use');
  });

  it('a search that finds nothing leads to other tabs only where these have something', async () => {
    const advice = () => page.main.queryByText(/^Look at the other tabs/);
    await search('ines');
    expect(heading()).toBe('Search Results for “ines”');
    expect(page.main.getByRole('link', { name: /^Artists/ }).getAttribute('aria-current')).toBe('page');
    await page.click(page.main.getByRole('link', { name: /^Content/ }));
    expect(advice()).not.toBeNull();
    await search('xyzzy');
    expect(advice()).toBeNull();
    page.main.getByText('Try fewer or other words.');
  });
});
