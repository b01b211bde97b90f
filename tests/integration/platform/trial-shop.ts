import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Gateway } from '#app/contract/payment.ts';
import { trials } from '#workers/platform/storage/schema/payment.ts';
import { plans } from '#workers/platform/storage/schema/plan.ts';
import { ana, controlled, DAY_MS, type makeMember, platform, shop } from './renewing-shop.ts';

export const DAYS = 7;
export const PLAN = { id: 'plan-trial', amountMinor: 1000, durationDays: 30, taxRate: 1900 };
/** The gateways that save a card or wallet without a charge. */
export const ABLE = ['Stripe', 'PayPal'] as const;
export const UNABLE = ['Razorpay', 'PayU', 'Paystack'] as const;

type Member = Awaited<ReturnType<typeof makeMember>>;

/** A plan of the shop's with a free trial. */
export async function sellTrial() {
  const row = { ...PLAN, accountId: shop.account, currency: 'INR', name: { en: 'Trial', es: 'Prueba' } };
  await platform.db.insert(plans).values({ ...row, trialDays: DAYS });
}

export const afterDays = (days: number) => new Date(controlled.clock.ms + days * DAY_MS).toISOString();

export async function estimate(member: Member = ana, discount_code = '') {
  const { body } = await member.call('estimation', {
    body: { subscription_id: PLAN.id, discount_code, discount_id: '' },
  });
  return body.data as Record<string, unknown>;
}

export function begin(org: Gateway, member: Member = ana, trial_days = DAYS, extra: object = {}) {
  return member.call('createTransaction', {
    language: 'es',
    body: {
      subscription_id: PLAN.id,
      discount_code: '',
      discount_id: '',
      customer_gateway_info_id: `gateway-${org}`,
      redirection_url: '/home',
      trial_days,
      ...extra,
    },
  });
}

/** The viewer opens the gateway's page, enters a card or wallet there, and saves it. */
export async function saveCard(org: Gateway, member: Member = ana, card?: string): Promise<string> {
  const { status, body } = await begin(org, member);
  expect(status, JSON.stringify(body)).toBe(200);
  const { _id, initiate_payload } = body.data as { _id: string; initiate_payload: { url: string } };
  const form = new URLSearchParams({ choice: 'approve', ...(card ? { card } : {}) });
  const response = await platform.fetch(initiate_payload.url, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  expect(response.status).toBe(303);
  return _id;
}

export const capture = (id: string, member: Member = ana) =>
  member.call('capturePayment', { body: { transaction_id: id, details: {} } });

export async function startTrial(org: Gateway, member: Member = ana, card?: string): Promise<string> {
  const id = await saveCard(org, member, card);
  const { status, body } = await capture(id, member);
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
}

export const startedTrials = () =>
  platform.db.select().from(trials).where(eq(trials.accountId, shop.account));
