import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Page } from '#tests/support/page.ts';
import { isDisabled } from '#tests/support/page-form.ts';
import { openAsDemoViewer, openAsMember } from './open-pages.ts';

const CHECKOUT = '/payment/plan-month';

async function payBy(page: Page, gateway: string) {
  page.check(page.screen.getByRole('radio', { name: new RegExp(gateway) }));
  await page.click(page.screen.getByRole('button', { name: /^Pay / }));
}

/** A button on the sandbox's page of that gateway. */
async function atSandbox(page: Page, gateway: string, choice: string) {
  page.screen.getByRole('heading', { name: `${gateway} sandbox: no money moves here` });
  await page.click(page.screen.getByRole('button', { name: choice }));
}

const expectStatus = (page: Page, name: string) => page.screen.getByRole('heading', { level: 1, name });

describe('a payment without scripts', () => {
  it('by PayPal is approved, and ten seconds later the page leads on by itself', async () => {
    const page = await openAsMember(`${CHECKOUT}?redirectTo=%2Fwatchlist`);
    await payBy(page, 'PayPal');
    await atSandbox(page, 'PayPal', 'Approve');
    expectStatus(page, 'payment successful');
    expect(page.refresh?.seconds).toBe(10);
    await page.followRefresh();
    expect(page.address).toBe('/watchlist');
  });

  it('by Razorpay is none: PayPal is left, and Paystack is paid', async () => {
    const page = await openAsMember(CHECKOUT);
    await payBy(page, 'Razorpay');
    page.screen.getByText(/Razorpay needs JavaScript/);
    await page.click(page.screen.getByRole('link', { name: 'Choose another way to pay' }));
    await payBy(page, 'PayPal');
    await atSandbox(page, 'PayPal', 'Go back to the shop');
    expectStatus(page, 'Payment not finished');
    await page.click(page.screen.getByRole('link', { name: 'Back to the payment' }));
    await payBy(page, 'Paystack');
    await atSandbox(page, 'Paystack', 'Approve');
    expectStatus(page, 'payment successful');
  });

  it('by PayU is declined, retried, left by Back, and paid', async () => {
    const page = await openAsMember(CHECKOUT);
    const toSandbox = () => page.click(page.screen.getByRole('button', { name: 'Continue to PayU' }));
    const toShop = () => page.click(page.screen.getByRole('button', { name: 'Return to the shop' }));
    await payBy(page, 'PayU');
    await toSandbox();
    await atSandbox(page, 'PayU', 'Decline');
    await toShop();
    expectStatus(page, 'try again !');
    await page.click(page.screen.getByRole('link', { name: 'Pay again' }));
    await payBy(page, 'PayU');
    await toSandbox();
    page.screen.getByRole('heading', { name: /^PayU sandbox/ });
    await page.back();
    await toSandbox();
    await atSandbox(page, 'PayU', 'Approve');
    await toShop();
    expectStatus(page, 'payment successful');
  });
});

describe('a subscription without scripts', () => {
  it('has details, a receipt and its end on pages and in forms', async () => {
    const page = await openAsMember(CHECKOUT);
    await payBy(page, 'Stripe');
    await atSandbox(page, 'Stripe', 'Approve');
    expectStatus(page, 'payment successful');

    await page.goto('/transactions');
    const transactions = within(page.main.getByRole('list', { name: 'My transactions' }));
    await page.click(transactions.getByRole('link'));
    page.screen.getByRole('heading', { level: 1, name: 'Receipt' });
    page.main.getByText(/use your browser’s print command/);
    const amounts = page.main.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(amounts.some((amount) => amount.includes('$7.99'))).toBe(true);
    await page.click(page.main.getByRole('link', { name: 'All transactions' }));

    await page.click(page.main.getByRole('link', { name: 'My subscriptions' }));
    await page.click(page.main.getByRole('link', { name: /^Cancel / }));
    page.screen.getByRole('heading', { level: 1, name: 'Cancel this subscription?' });
    await page.click(page.main.getByRole('link', { name: 'Keep it' }));
    await page.click(page.main.getByRole('link', { name: /^Cancel / }));
    await page.click(page.main.getByRole('button', { name: 'Cancel subscription' }));
    page.main.getByText('Your subscription is cancelled');
    page.main.getByText(/Access until /);
    expect(page.main.queryByRole('link', { name: /^Cancel / })).toBeNull();
  });
});

describe('what is locked without scripts', () => {
  it.each([
    [
      '/content/meridian',
      'Subscribe to watch, from $7.99',
      'Select your plan',
      'Subscribe: A Month of Nights',
      '/payment/plan-month?redirectTo=%2Fwatch%2Fmeridian',
    ],
    [
      '/content/opening-night-gala',
      'Buy ticket, $12.50',
      'Opening Night Gala',
      'Buy: Gala Ticket',
      '/payment/ticket-gala?redirectTo=%2Fwatch%2Fopening-night-gala',
    ],
  ])('leads from %s to what unlocks it, and back to the film', async (path, lock, heading, offer, target) => {
    const page = await openAsMember(path);
    await page.click(page.screen.getByRole('link', { name: lock }));
    page.main.getByRole('heading', { name: heading });
    expect(page.main.getByRole('link', { name: offer }).getAttribute('href')).toBe(target);
  });

  it('has plans with price and duration', async () => {
    const page = await openAsMember('/content/meridian');
    await page.click(page.screen.getByRole('link', { name: 'Subscribe to watch, from $7.99' }));
    expect(page.main.getAllByText('$7.99')).not.toHaveLength(0);
    page.main.getByText('for 30 days');
  });

  it('is not sold again to who has it', async () => {
    const page = await openAsDemoViewer('/pricing', 'member@aurora.example');
    const button = page.main.getByRole('button', { name: 'Already subscribed' });
    expect(isDisabled(button)).toBe(true);
    expect(page.main.getAllByRole('link', { name: /^Subscribe/ })).toHaveLength(2);
  });
});
