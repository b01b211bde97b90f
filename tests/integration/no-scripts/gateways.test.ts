import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import { merchantOf, sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import { openEditedSite } from '#tests/support/edited-site.ts';
import { makeMember, newEmail, PASSWORD } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import type { TestSite } from '#tests/support/site.ts';

/** A brand with a plan, and a merchant that the sandbox's gateways know. */
async function openBrand() {
  const brand = await openEditedSite();
  const { results } = await brand.change([
    brand.put('plan', 'gold', {
      ...{ name: { en: 'Gold' }, amount_minor: 799, currency: 'USD', duration_days: 30 },
    }),
  ]);
  expect(results.flatMap(({ faults }) => faults ?? [])).toEqual([]);
  const keys = sandboxKeys(`studio-${randomUUID().slice(0, 8)}`);
  for (const org of GATEWAYS) await putMerchant(brand.site, org, keys);
  return { ...brand, keys };
}

async function putMerchant({ bindings }: TestSite, org: Gateway, keys: ReturnType<typeof sandboxKeys>) {
  const merchant = { org, key: merchantOf(org, keys), keys: keys[org], webhookUrl: 'http://nowhere.invalid' };
  const { ok } = await bindings.sandbox('PUT', '/control/merchants', merchant);
  if (!ok) throw new Error(`The sandbox does not take a merchant of ${org}`);
}

const click = (page: Page, role: 'link' | 'button', name: string | RegExp) =>
  page.click(page.main.getByRole(role, { name }));
const input = (page: Page, label: string | RegExp) => page.main.getByLabelText<HTMLInputElement>(label);
const heading = (page: Page) => page.main.getByRole('heading', { level: 1 }).textContent;

const stateOf = (page: Page, org: Gateway) => {
  const row = page.main.getByRole('link', { name: org }).closest('tr');
  if (!row) throw new Error(`${org} is not listed`);
  return within(row).getAllByRole('cell')[0]?.textContent;
};

/** The gateways that a viewer of the brand can choose for its plan. */
async function offeredTo(page: Page) {
  await page.goto('/pricing');
  await page.click(page.main.getAllByRole('link', { name: /^Subscribe/ })[0] as Element);
  return GATEWAYS.filter((org) => page.main.queryAllByText(new RegExp(org)).length > 0);
}

function fillStripe(page: Page, { secretKey, webhookSecret }: ReturnType<typeof sandboxKeys>['Stripe']) {
  page.fill(input(page, 'Secret key'), secretKey);
  page.fill(input(page, 'Signing secret of the webhook'), webhookSecret);
  page.fill(input(page, 'Your password'), PASSWORD);
}

describe('the ways to be paid', () => {
  test('are set up by an owner from the front page on, offered, and no longer offered', async () => {
    const { openAs, keys, hostname, site } = await openBrand();
    const viewer = await openAs([], '/');
    const page = await openAs(['own'], '/', 'Olga Owner');
    await page.click(page.header.getAllByRole('link', { name: 'Studio', hidden: true })[0] as Element);
    await click(page, 'link', /^Set up a way to be paid/);
    expect([page.address, heading(page)]).toEqual(['/studio/gateways', 'Ways to be paid']);
    for (const org of GATEWAYS) expect(stateOf(page, org)).toBe('Not set up');

    await click(page, 'link', 'Stripe');
    expect(page.address).toBe('/studio/gateways/Stripe');
    expect(input(page, 'Address to copy').value).toBe(site.url(hostname, '/payment-webhook/Stripe'));
    page.main.getByText('checkout.session.completed');
    page.fill(input(page, 'Currency'), 'usd');
    fillStripe(page, keys.Stripe);
    await click(page, 'button', 'Save');
    expect(page.address).toBe('/studio/gateways');
    page.screen.getByText('Stripe saved');
    expect(stateOf(page, 'Stripe')).toBe('Keys stored, not offered');

    await click(page, 'link', 'Stripe');
    page.main.getByText(/^Keys are stored\. Leave these fields empty/);
    expect(input(page, 'Currency').value).toBe('USD');
    page.fill(input(page, 'Your password'), PASSWORD);
    await click(page, 'button', 'Save and offer to viewers');
    page.screen.getByText('Stripe accepted the keys: viewers are offered it within two minutes');
    expect(stateOf(page, 'Stripe')).toBe('Offered, test mode');
    expect(await offeredTo(viewer)).toEqual(['Stripe']);
    await page.goto('/studio');
    expect(page.main.queryByRole('link', { name: /^Set up a way to be paid/ })).toBeNull();

    await click(page, 'link', /^Plans/);
    await click(page, 'link', 'Ways to be paid');
    await click(page, 'link', 'Stripe');
    await click(page, 'link', 'Stop offering');
    expect(heading(page)).toBe('Stop offering Stripe?');
    await click(page, 'link', 'Cancel');
    await click(page, 'link', 'Stop offering');
    await click(page, 'button', 'Stop offering');
    page.screen.getByText('Viewers are no longer offered Stripe');
    expect(stateOf(page, 'Stripe')).toBe('Keys stored, not offered');
    expect(await offeredTo(viewer)).toEqual([]);
    await page.goto('/studio/gateways/Stripe?stop=ask');
    expect(page.address).toBe('/studio/gateways/Stripe');
  });

  test.each([
    ['Razorpay', { keyId: 'Key ID', keySecret: 'Key secret', webhookSecret: 'Secret of the webhook' }],
    ['Paystack', { secretKey: 'Secret key' }],
    ['PayPal', { clientId: 'Client ID', clientSecret: 'Client secret', webhookId: 'Webhook ID' }],
    ['PayU', { merchantKey: 'Merchant key', salt: 'Salt' }],
  ] as const)('%s is offered with its keys, live', async (org, labels) => {
    const { openAs, keys } = await openBrand();
    const page = await openAs(['own'], `/studio/gateways/${org}`);
    const own: Record<string, string> = { ...keys[org] };
    for (const [name, label] of Object.entries(labels)) page.fill(input(page, label), own[name] ?? '');
    page.select(input(page, 'Mode'), 'Live');
    page.fill(input(page, 'Currency'), 'USD');
    page.fill(input(page, 'Your password'), PASSWORD);
    await click(page, 'button', 'Save and offer to viewers');
    expect(stateOf(page, org)).toBe('Offered, live');
  });

  test('are not changed by what is wrong, which is named in a list and at its field', async () => {
    const { openAs, keys, site } = await openBrand();
    const page = await openAs(['own'], '/studio/gateways/Stripe');
    const faults = () =>
      within(page.main.getByRole('alert'))
        .getAllByRole('link')
        .map((link) => [link.getAttribute('href'), link.textContent]);
    page.fill(input(page, 'Secret key'), keys.Stripe.secretKey);
    page.fill(input(page, 'Currency'), 'dollars');
    page.select(input(page, 'Mode'), 'Live');
    await click(page, 'button', 'Save and offer to viewers');
    expect(faults()).toEqual([
      [
        '#field-keys.webhookSecret',
        'Signing secret of the webhook: This one is missing: all keys are set together.',
      ],
      ['#field-currency', 'Currency: Please enter three letters, such as USD.'],
      ['#field-password', 'Your password: Please enter your password.'],
    ]);
    for (const [to] of faults()) {
      const field = page.document.getElementById(decodeURIComponent(String(to).slice(1)));
      expect([to, field?.getAttribute('aria-invalid')]).toEqual([to, 'true']);
    }
    expect([input(page, 'Currency').value, input(page, 'Mode').value]).toEqual(['dollars', 'live']);
    expect(page.document.documentElement.outerHTML).not.toContain(keys.Stripe.secretKey);

    page.fill(input(page, 'Currency'), 'USD');
    page.select(input(page, 'Mode'), 'Test: no money moves');
    fillStripe(page, keys.Stripe);
    page.fill(input(page, 'Your password'), 'a wrong one');
    await click(page, 'button', 'Save and offer to viewers');
    expect(faults()).toEqual([['#field-password', 'Your password: The current password is not right.']]);
    expect(page.document.documentElement.outerHTML).not.toMatch(/a wrong one|sk_studio|whsec_studio/);

    fillStripe(page, sandboxKeys('nobody').Stripe);
    await click(page, 'button', 'Save and offer to viewers');
    expect(faults()).toEqual([
      ['#field-keys.secretKey', expect.stringMatching(/^Secret key: Stripe does not accept these keys/)],
    ]);

    fillStripe(page, keys.Stripe);
    page.fill(input(page, 'Currency'), 'EUR');
    await click(page, 'button', 'Save and offer to viewers');
    expect(faults()).toEqual([
      ['#field-currency', expect.stringMatching(/^Currency: Your plans cost USD, not EUR/)],
    ]);

    fillStripe(page, keys.Stripe);
    page.fill(input(page, 'Currency'), 'USD');
    await site.bindings.sandbox('PUT', '/control/behaviour', { down: ['Stripe'] });
    await click(page, 'button', 'Save and offer to viewers');
    await site.bindings.sandbox('PUT', '/control/behaviour', {});
    page.main.getByText(/^Stripe does not respond at the moment\. Nothing was changed\./);
    await page.goto('/studio/gateways');
    expect(stateOf(page, 'Stripe')).toBe('Not set up');
  });

  test('are there in Arabic', async () => {
    const { openAs } = await openBrand();
    const page = await openAs(['own'], '/studio/gateways?lang=ar');
    expect(page.document.documentElement.dir).toBe('rtl');
    expect(heading(page)).toBe('طرق تلقّي المدفوعات');
    await click(page, 'link', 'PayPal');
    page.main.getByText('لا يستطيع المشاهدون الدفع به: أدخل مفاتيحه ثم اعرضه.');
    await click(page, 'button', 'حفظ وعرض على المشاهدين');
    page.main.getByText('أدخل كلمة مرورك.');
  });

  test('are no page for anybody else, and are stored and indexed nowhere', async () => {
    const { openAs, openAsGuest, site, hostname } = await openBrand();
    const path = '/studio/gateways/Stripe';
    const others = await Promise.all([
      openAs(['edit', 'publish', 'moderate', 'read'], '/'),
      openAs([], '/'),
      openAsGuest(),
    ]);
    const elsewhere = await openBrand();
    const stranger = await site.page(hostname);
    const owner = await elsewhere.openAs(['own'], '/studio/gateways');
    for (const [name, value] of owner.browser.cookies) stranger.browser.cookies.set(name, value);
    for (const page of [...others, stranger]) {
      for (const address of ['/studio/gateways', path]) {
        await page.goto(address);
        expect([address, page.status]).toEqual([address, 404]);
      }
      expect((await page.browser.submit(path, { intent: 'stop' })).status).toBe(404);
    }
    expect(owner.status).toBe(200);
    for (const address of ['/studio/gateways', path]) {
      const { headers } = await owner.browser.request(address);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect(owner.document.querySelector('meta[name="robots"]')?.getAttribute('content')).toContain('noindex');
    expect((await owner.browser.submit(path, { intent: 'other' })).status).toBe(400);
    for (const org of ['Bitcoin', 'stripe']) {
      await owner.goto(`/studio/gateways/${org}`);
      expect(owner.status).toBe(404);
    }
    // No plan's editor is led to what is the owner's.
    const publisher = others[0];
    await publisher?.goto('/studio');
    expect(publisher?.main.queryByRole('link', { name: /^Set up a way to be paid/ })).toBeNull();
  });

  test('are there for an owner whose role was just given, and gone once it is taken back', async () => {
    const { site, hostname } = await openBrand();
    const [page, email] = [await site.page(hostname), newEmail()];
    await makeMember(site.bindings, page.browser, { email, roles: ['own'] });
    await page.goto('/studio/gateways/PayU');
    expect(page.status).toBe(200);
    await site.bindings.db
      .prepare(`UPDATE users SET roles = '["publish"]' WHERE email_key = ?1`)
      .bind(email)
      .run();
    page.fill(input(page, 'Currency'), 'USD');
    page.fill(input(page, 'Your password'), PASSWORD);
    await click(page, 'button', 'Save');
    expect(page.status).toBe(404);
  });
});
