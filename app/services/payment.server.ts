import type { CallBody, CallData } from '#app/contract/calls.ts';
import type { Gateway } from '#app/contract/payment.ts';
import type { CallExtra } from './call-request.server.ts';
import type { ServiceClient } from './client.server.ts';
import { gatewayCalls } from './gateway-calls.server.ts';
import { offeredPlans } from './offered-plans.server.ts';

/** The payment service, one method a call the site makes. `isPlatform`: it is our own. */
export function createPaymentService(client: ServiceClient, { isPlatform = false } = {}) {
  let subscriptions: Promise<CallData<'activeSubscriptions'>> | undefined;
  let publicPlans: Promise<CallData<'plans'>> | undefined;
  const active = { query: { is_active: true } };
  const toOffered = (plans: CallData<'plans'>) => (isPlatform ? plans : offeredPlans(client, plans));
  return {
    plans: async () => toOffered((await client.call('plans', active)).data),
    /** What guests may buy, for what a page does without where the service fails. Fetched once per request. */
    publicPlans: () => {
      publicPlans ??= client.glance('plans', active).then(({ data }) => toOffered(data));
      return publicPlans;
    },
    /** Fetched once per request, for header and player alike; a payment in this request drops it. */
    activeSubscriptions: () => {
      subscriptions ??= client.call('activeSubscriptions', {}).then(({ data }) => data);
      return subscriptions;
    },
    customerOrgs: async () => (await client.call('customerOrgs', {})).data,
    discounts: async (planId: string) =>
      (await client.call('discounts', { query: { plan_id: planId } })).data,
    estimation: async (body: CallBody<'estimation'>) => (await client.call('estimation', { body })).data,
    /** The same key for the same intention: sent twice, it starts one payment. */
    createTransaction: async (body: CallBody<'createTransaction'>, idempotencyKey: string) =>
      (await client.call('createTransaction', { body }, { idempotencyKey })).data,
    capturePayment: async (body: CallBody<'capturePayment'>) => {
      try {
        return (await client.call('capturePayment', { body })).data;
      } finally {
        subscriptions = undefined;
      }
    },
    /** A gateway's message, byte by byte: its signature is over what it sent. */
    webhook: async (org: Gateway, raw: NonNullable<CallExtra['raw']>) =>
      void (await client.call('webhook', { params: { org } }, { raw })),
    ...gatewayCalls(client),
    transactions: async () => (await client.call('transactions', {})).data,
    renewals: async () => (await client.call('renewals', {})).data,
    cancelRenewal: async (renewalId: string) =>
      (await client.call('cancelRenewal', { query: { subs_renewal_id: renewalId } })).message,
  };
}

export type PaymentService = ReturnType<typeof createPaymentService>;
