import type { Gateway } from '#app/contract/payment.ts';
import {
  type Behaviour,
  type Charge,
  type Merchant,
  type MethodResult,
  ORDINARY,
  type WebhookDelivery,
} from './charge.ts';

/** Everything that the sandbox remembers, in the object's own storage. */
export function openSandboxStore(storage: DurableObjectStorage) {
  const chargeKey = (org: Gateway, id: string) => `charge:${org}:${id}`;
  const get = async <T>(key: string) => (await storage.get<T>(key)) ?? null;

  // Concurrent callers get the same object.
  const making = new Map<string, Promise<unknown>>();

  async function findOrMake<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = await get<T>(`once:${name}`);
    if (known !== null) return known;
    const made = await make();
    await storage.put(`once:${name}`, made);
    return made;
  }

  const store = {
    merchant: (org: Gateway, key: string) => get<Merchant>(`merchant:${org}:${key}`),
    putMerchant: (merchant: Merchant) => storage.put(`merchant:${merchant.org}:${merchant.key}`, merchant),

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
    async refund(charge: Charge): Promise<Charge> {
      return charge.status === 'paid' ? await store.put({ ...charge, status: 'refunded' }) : charge;
    },

    /** The answer that was given under an idempotency key before. */
    answered: (org: Gateway, key: string) =>
      get<{ request: string; answer: unknown }>(`answer:${org}:${key}`),
    keepAnswer: (org: Gateway, key: string, request: string, answer: unknown) =>
      storage.put(`answer:${org}:${key}`, { request, answer }),

    methodAnswer: async (org: Gateway, token: string) =>
      (await get<MethodResult>(`method:${org}:${token}`)) ?? 'approve',
    putMethodAnswer: (org: Gateway, token: string, answer: MethodResult) =>
      storage.put(`method:${org}:${token}`, answer),

    message: (id: string) => get<WebhookDelivery>(`message:${id}`),
    putMessage: (message: WebhookDelivery) => storage.put(`message:${message.id}`, message),
    async messages(): Promise<WebhookDelivery[]> {
      return [...(await storage.list<WebhookDelivery>({ prefix: 'message:' })).values()];
    },

    /** A provider's key pair or the like: made once, the same ever after. */
    once<T>(name: string, make: () => Promise<T>): Promise<T> {
      const known = making.get(name) ?? findOrMake(name, make);
      making.set(name, known);
      return known as Promise<T>;
    },

    behaviour: async () => (await get<Behaviour>('behaviour')) ?? ORDINARY,
    putBehaviour: (behaviour: Behaviour) => storage.put('behaviour', behaviour),
  };
  return store;
}

export type SandboxStore = ReturnType<typeof openSandboxStore>;

/** Numbers as providers make them: `cs_test_4f…`. */
export function newId(prefix: string): string {
  return `${prefix}${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
}
