import type { Gateway } from '#app/contract/payment.ts';
import type { Merchant, WebhookDelivery } from './charge.ts';
import { newId, type SandboxStore } from './store.ts';

interface Outgoing {
  kind: string;
  headers: Record<string, string>;
  body: string;
}

/** A repeated message starts over: most providers do it for days, here three times suffice. */
const TRIES = 3;
const TIMEOUT_MS = 5000;

/** Sends webhooks as providers do: after the fact, more than once, in no reliable order. */
export function openWebhooks(store: SandboxStore, waitUntil: (work: Promise<unknown>) => void) {
  async function deliver(message: WebhookDelivery): Promise<number> {
    const { url, headers, body } = message;
    const status = await fetch(url, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    );
    const current = (await store.message(message.id)) ?? message;
    await store.putMessage({ ...current, statuses: [...current.statuses, status] });
    return status;
  }

  async function deliverWithRetries(message: WebhookDelivery) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await deliver(message)) === 200) return;
    }
  }

  return {
    async sendWebhook(org: Gateway, merchant: Merchant, outgoing: Outgoing): Promise<void> {
      const { key, webhookUrl: url } = merchant;
      const message: WebhookDelivery = { id: newId('m'), org, merchant: key, url, statuses: [], ...outgoing };
      await store.putMessage(message);
      const { holdsMessages } = await store.behaviour();
      if (!holdsMessages) waitUntil(deliverWithRetries(message));
    },
    deliver,
  };
}

export type Webhooks = ReturnType<typeof openWebhooks>;
