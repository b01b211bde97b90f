import { expect, type Page } from '@playwright/test';
import type { Gateway } from '#app/contract/payment.ts';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { siteUrl } from './site.ts';

export const CHECKOUT = '/payment/plan-month';
/** Aurora's merchants at the sandbox (demo/seed/sandbox-merchants.ts). */
const MERCHANTS: Readonly<Record<Gateway, string>> = {
  Stripe: 'sk_aurora',
  Razorpay: 'rzp_aurora',
  Paystack: 'paystack_aurora',
  PayPal: 'client_aurora',
  PayU: 'payu_aurora',
};

/** Chooses a gateway, and presses pay. */
export async function payBy(page: Page, gateway: Gateway) {
  await page.getByRole('radio', { name: gateway }).check();
  await page.getByRole('button', { name: /^Pay / }).click();
}

/** A button on the sandbox's page of that gateway. */
export async function atSandbox(
  page: Page,
  gateway: Gateway,
  choice: 'Approve' | 'Pay slowly' | 'Decline' | 'Go back to the shop',
) {
  await expect(page.getByRole('heading', { name: `${gateway} sandbox` })).toBeVisible();
  await page.getByRole('button', { name: choice }).click();
}

/** The order on the page is paid, and the browser is gone before it is led back to the shop. */
export async function payAndVanish(page: Page, gateway: Gateway) {
  await expect(page.getByRole('heading', { name: `${gateway} sandbox` })).toBeVisible();
  const { hostname, port, pathname } = new URL(page.url());
  const { status } = await loopbackRequest(Number(port), hostname, pathname, {
    method: 'POST',
    body: 'choice=slow',
  });
  expect(status).toBe(303);
  await page.goto('about:blank');
}

export async function expectStatus(page: Page, title: string, timeout?: number) {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible({ timeout });
}

/** The payment that the page's address is about. */
export function transactionOf(page: Page): string {
  const data = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  return JSON.parse(Buffer.from(data, 'base64url').toString()).transaction_id;
}

/** What the gateway knows of a payment, after something was done to it there where the viewer has no part in it. */
export async function chargeOf(
  gateway: Gateway,
  transactionId: string,
  action?: 'pay',
): Promise<{ status: string; timesCharged: number }> {
  const path = `/control/charges/${gateway}/${MERCHANTS[gateway]}/${transactionId}${action ? `/${action}` : ''}`;
  const { port } = new URL(siteUrl('aurora'));
  const { status, text } = await loopbackRequest(Number(port), 'pay.localhost', path, {
    method: action ? 'POST' : 'GET',
  });
  expect(status).toBe(200);
  return JSON.parse(text);
}
