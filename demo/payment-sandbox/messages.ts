import type { Gateway } from '#app/contract/payment.ts';
import { type Books, newId } from './books.ts';
import type { Merchant, Message } from './charge.ts';

interface Outgoing {
  kind: string;
  headers: Record<string, string>;
  body: string;
}

/** A repeated message starts over: most providers do it for days, here three times suffice. */
const TRIES = 3;
const TIMEOUT_MS = 5000;

/** Sends what providers tell merchants, as they do it: after the fact, more than once, with no promise of order. */
export function openMessages(books: Books, later: (work: Promise<unknown>) => void) {
  async function deliver(message: Message): Promise<number> {
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
    const current = (await books.message(message.id)) ?? message;
    await books.putMessage({ ...current, answers: [...current.answers, status] });
    return status;
  }

  async function insist(message: Message) {
    for (let tries = 0; tries < TRIES; tries += 1) {
      if ((await deliver(message)) === 200) return;
    }
  }

  return {
    async tell(org: Gateway, merchant: Merchant, outgoing: Outgoing): Promise<void> {
      const { key, webhookUrl: url } = merchant;
      const message: Message = { id: newId('m'), org, merchant: key, url, answers: [], ...outgoing };
      await books.putMessage(message);
      const { holdsMessages } = await books.behaviour();
      if (!holdsMessages) later(insist(message));
    },
    deliver,
  };
}

export type Messages = ReturnType<typeof openMessages>;
