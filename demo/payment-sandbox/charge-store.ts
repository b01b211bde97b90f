import type { Gateway } from '#app/contract/payment.ts';
import type { Charge } from './charge.ts';

/** Amounts have two decimals at most: this is no money, and more than what sums of them are wrong by. */
const SLACK = 0.001;

/** What went back of a charge, in the provider's own unit. */
export function refundedOf({ refunds = [] }: Charge): number {
  return refunds.reduce((sum, amount) => sum + Number(amount), 0);
}

/** With as many decimals as the charge's own amount. */
const toText = (amount: number, like: string) => amount.toFixed(like.split('.')[1]?.length ?? 0);

export function chargeStore(storage: DurableObjectStorage) {
  const chargeKey = (org: Gateway, id: string) => `charge:${org}:${id}`;
  const get = async <T>(key: string) => (await storage.get<T>(key)) ?? null;

  const store = {
    charge: (org: Gateway, id: string) => get<Charge>(chargeKey(org, id)),
    async chargeBy(org: Gateway, merchant: string, reference: string): Promise<Charge | null> {
      const id = await get<string>(`reference:${org}:${merchant}:${reference}`);
      return id === null ? null : await store.charge(org, id);
    },
    async chargeByPayment(org: Gateway, merchant: string, paymentId: string): Promise<Charge | null> {
      const id = await get<string>(`payment:${org}:${merchant}:${paymentId}`);
      return id === null ? null : await store.charge(org, id);
    },
    async put(charge: Charge): Promise<Charge> {
      await storage.put({
        [chargeKey(charge.org, charge.id)]: charge,
        [`reference:${charge.org}:${charge.merchant}:${charge.reference}`]: charge.id,
      });
      return charge;
    },
    /** Moves the money, once: repeated, it returns the charge as it is. */
    async pay(charge: Charge, paymentId: string): Promise<Charge> {
      const current = (await store.charge(charge.org, charge.id)) ?? charge;
      if (current.paymentId !== null) return current;
      await storage.put(`payment:${charge.org}:${charge.merchant}:${paymentId}`, charge.id);
      return await store.put({
        ...current,
        status: 'paid',
        paymentId,
        timesCharged: current.timesCharged + 1,
      });
    },
    /** Saves what the buyer entered, once, and moves no money. */
    async save(charge: Charge, paymentId: string, card: string): Promise<Charge> {
      const current = (await store.charge(charge.org, charge.id)) ?? charge;
      if (current.paymentId !== null) return current;
      await storage.put(`payment:${charge.org}:${charge.merchant}:${paymentId}`, charge.id);
      return await store.put({ ...current, status: 'paid', paymentId, card });
    },
    /** Gives some or all of what is left back; null where there is not so much. */
    async refund(charge: Charge, amount?: string): Promise<Charge | null> {
      const left = Number(charge.amount) - refundedOf(charge);
      const given = amount === undefined ? left : Number(amount);
      if (charge.status !== 'paid' || !(given > 0) || given > left + SLACK) return null;
      const refunds = [...(charge.refunds ?? []), amount ?? toText(left, charge.amount)];
      const status = given > left - SLACK ? 'refunded' : 'paid';
      return await store.put({ ...charge, refunds, status });
    },
  };
  return store;
}
