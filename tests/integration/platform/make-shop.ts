import { eq } from 'drizzle-orm';
import type { Gateway } from '#app/contract/payment.ts';
import type { Charge, MethodResult, WebhookDelivery } from '#demo/payment-sandbox/charge.ts';
import { merchantOf, sandboxKeys } from '#demo/seed/sandbox-merchants.ts';
import { placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import {
  ledgerEntries,
  renewals,
  subscriptions,
  transactions,
} from '#workers/platform/storage/schema/payment.ts';
import { discounts, gateways, plans } from '#workers/platform/storage/schema/plan.ts';
import { openSealing } from '#workers/platform/storage/sealing.ts';
import type { TestPlatform } from './start-platform.ts';

export const GATEWAY_KEY = 'test-gateway-key-0123456789';
const SANDBOX = 'http://pay.localhost';

export const MONTH = { id: 'plan-month', amountMinor: 799, durationDays: 30 };

/** A brand that sells plans, with all five gateways set up on both sides. */
export async function makeShop(platform: TestPlatform) {
  const { accountId: account } = await platform.makeAccount();
  const { db } = platform;
  const keys = sandboxKeys(account);
  const sealing = openSealing(GATEWAY_KEY, 'gateways');
  const slug = account.replace('_', '-');
  const hostname = `${slug}.example`;
  const record = {
    slug,
    account_id: account,
    hostnames: [hostname],
    asset_host: `assets.${hostname}`,
    config_version: 1,
  };
  const registered = await platform.admin('POST', '/tenants', record);
  if (registered.status !== 201) throw new Error(`${slug}: ${await registered.text()}`);
  const plan = { accountId: account, currency: 'INR' };
  await db.insert(plans).values([
    { ...plan, ...MONTH, name: { en: 'Month', es: 'Mes' } },
    { ...plan, id: 'plan-taxed', amountMinor: 1000, durationDays: 365, taxRate: 1900, name: { en: 'Year' } },
    { ...plan, id: 'ticket', amountMinor: 500, durationDays: 2, isPpv: true, name: { en: 'Ticket' } },
    { ...plan, id: 'plan-gone', amountMinor: 1, durationDays: 1, isActive: false, name: { en: 'Gone' } },
  ]);
  const discount = { accountId: account, name: { en: 'Discount' }, isListed: true };
  await db.insert(discounts).values([
    {
      ...discount,
      id: 'quarter',
      code: 'QUARTER',
      valueType: 'percentage',
      value: 2500,
      applicablePlans: [],
    },
    { ...discount, id: 'flat', code: 'FLAT', valueType: 'flat', value: 300, applicablePlans: ['plan-month'] },
    {
      ...discount,
      id: 'capped',
      code: 'CAPPED',
      valueType: 'percentage',
      value: 9000,
      maxValueMinor: 100,
      applicablePlans: [],
      isListed: false,
    },
    {
      ...discount,
      id: 'single',
      code: 'SINGLE',
      valueType: 'flat',
      value: 1,
      applicablePlans: [],
      usageLimit: 1,
    },
    {
      ...discount,
      id: 'over',
      code: 'OVER',
      valueType: 'flat',
      value: 1,
      applicablePlans: [],
      endsTime: new Date(0),
    },
  ]);
  for (const org of Object.keys(keys) as Gateway[]) {
    const row = { accountId: account, id: `gateway-${org}`, org };
    await db.insert(gateways).values({
      ...row,
      isAccountVerified: true,
      publicConfig: { mode: 'test', currency: 'INR' },
      sealedKeys: sealing.seal(keys[org], placeOf(row)),
    });
    const webhookUrl = `http://platform.localhost/api/v1/payment/webhook/${org}`;
    await control('PUT', '/merchants', { org, key: merchantOf(org, keys), keys: keys[org], webhookUrl });
  }

  async function control(method: string, path: string, body?: unknown) {
    const response = await platform.fetch(`${SANDBOX}/control${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`sandbox ${path}: ${response.status} ${await response.text()}`);
    return await response.json();
  }

  const charges = (org: Gateway, id: string) =>
    `/charges/${org}/${encodeURIComponent(merchantOf(org, keys))}/${id}`;

  return {
    account,
    hostname,
    keys,
    /** The sandbox's address that sets the outcome of a charge, from any process. */
    chargeUrl: (org: Gateway, id: string, action: string) =>
      `${SANDBOX}/control${charges(org, id)}/${action}`,
    behave: (behaviour: object) => control('PUT', '/behaviour', behaviour),
    charge: async (org: Gateway, id: string) => (await control('GET', charges(org, id))) as Charge,
    /** An action of the viewer or the gateway: pay, approve, decline, expire, refund. */
    act: async (org: Gateway, id: string, action: string) =>
      (await control('POST', `${charges(org, id)}/${action}`)) as Charge,
    /** Sets the outcome of charges on a payment's method. */
    setChargeOutcome: (org: Gateway, id: string, answer: MethodResult) =>
      control('PUT', charges(org, id).replace('/charges/', '/methods/'), { answer }),
    deliveries: async (org: Gateway) =>
      ((await control('GET', '/messages')) as WebhookDelivery[]).filter(
        (delivery) => delivery.org === org && delivery.merchant === merchantOf(org, keys),
      ),
    /** Delivers a webhook as the edge forwards it. */
    deliver: ({ org, headers, body }: Pick<WebhookDelivery, 'org' | 'headers' | 'body'>, to = account) =>
      platform.fetch(`http://platform.localhost/api/v1/payment/webhook/${org}`, {
        method: 'POST',
        headers: { ...headers, account_id: to },
        body,
      }),
    transactions: () => db.select().from(transactions).where(eq(transactions.accountId, account)),
    subscriptions: () => db.select().from(subscriptions).where(eq(subscriptions.accountId, account)),
    renewals: () => db.select().from(renewals).where(eq(renewals.accountId, account)),
    ledger: () => db.select().from(ledgerEntries).where(eq(ledgerEntries.accountId, account)),
  };
}

export type Shop = Awaited<ReturnType<typeof makeShop>>;
