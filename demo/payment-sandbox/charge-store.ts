import type { Gateway } from '#app/contract/payment.ts';
import type { Charge } from './charge.ts';

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
    async refund(charge: Charge): Promise<Charge> {
      return charge.status === 'paid' ? await store.put({ ...charge, status: 'refunded' }) : charge;
    },
  };
  return store;
}
