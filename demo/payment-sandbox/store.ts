import type { Gateway } from '#app/contract/payment.ts';
import {
  type Behaviour,
  type Merchant,
  type MethodResult,
  ORDINARY,
  type WebhookDelivery,
} from './charge.ts';
import { chargeStore } from './charge-store.ts';

/** The sandbox's state, in the object's own storage. */
export function openSandboxStore(storage: DurableObjectStorage) {
  const get = async <T>(key: string) => (await storage.get<T>(key)) ?? null;

  return {
    ...chargeStore(storage),
    /** A provider's key pair or the like: made once, the same ever after. */
    once: openOnce(storage),

    /** Null for a key that nobody has, or that has been revoked. */
    async merchant(org: Gateway, key: string): Promise<Merchant | null> {
      const merchant = await get<Merchant>(`merchant:${org}:${key}`);
      return merchant?.isRevoked ? null : merchant;
    },
    putMerchant: (merchant: Merchant) => storage.put(`merchant:${merchant.org}:${merchant.key}`, merchant),

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

    behaviour: async () => (await get<Behaviour>('behaviour')) ?? ORDINARY,
    putBehaviour: (behaviour: Behaviour) => storage.put('behaviour', behaviour),
  };
}

function openOnce(storage: DurableObjectStorage) {
  // Concurrent callers get the same object.
  const making = new Map<string, Promise<unknown>>();

  async function findOrMake<T>(name: string, make: () => Promise<T>): Promise<T> {
    const known = await storage.get<T>(`once:${name}`);
    if (known !== undefined) return known;
    const made = await make();
    await storage.put(`once:${name}`, made);
    return made;
  }

  return <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const known = making.get(name) ?? findOrMake(name, make);
    making.set(name, known);
    return known as Promise<T>;
  };
}

export type SandboxStore = ReturnType<typeof openSandboxStore>;

/** Numbers as providers make them: `cs_test_4f…`. */
export function newId(prefix: string): string {
  return `${prefix}${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`;
}
