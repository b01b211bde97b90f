import { localiserFor } from '#app/lib/localise.ts';
import { formatMoney } from '#app/lib/money.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import { textLanguageOf } from '#workers/platform/http/translations.ts';
import type { Fact } from '#workers/platform/mail/compose.ts';
import type { BillingLetter } from '#workers/platform/mail/outbox.ts';
import type { NewMail } from '#workers/platform/storage/mail-store.ts';
import type { PlanRow } from '#workers/platform/storage/plan-store.ts';
import { toMajor } from './amounts.ts';
import type { PaymentContext } from './payment-context.ts';

/** Whom a mail about money goes to: nobody calls when it is written. */
interface Payer {
  userId: string;
  language: string | null;
  siteOrigin: string | null;
}

interface Written {
  kind: BillingLetter['kind'];
  plan: PlanRow;
  amountMinor: number;
  currency: string;
  path: string;
  until?: Date | null;
  next?: Date | null;
  /** Lines of a receipt; amounts in minor units. */
  facts?: readonly { name: Fact['name']; value: string | Date | number }[];
}

/** No site has this hostname, so the registry returns the account's own one. */
const NOWHERE = 'http://platform.invalid';

/** Stored in the same write as its cause. A mail that cannot be written is left out: it blocks no payment. */
export async function billingMail(
  context: PaymentContext,
  payer: Payer,
  written: Written,
): Promise<NewMail | null> {
  try {
    return await write(context, payer, written);
  } catch (thrown) {
    logBug(thrown, { requestId: crypto.randomUUID(), account: context.store.accountId });
    return null;
  }
}

async function write({ store, now, dependencies }: PaymentContext, payer: Payer, written: Written) {
  const [account, user] = await Promise.all([
    dependencies.accounts.byId(store.accountId),
    store.users.byId(payer.userId),
  ]);
  if (!account || !user || user.erasedTime !== null) return null;
  const language = payer.language ?? account.defaultLanguage;
  const localise = localiserFor(language, account.defaultLanguage, 'en');
  const { kind, plan, amountMinor, currency, path, until = null, next = null, facts = [] } = written;
  const money = (minor: number) => formatMoney(toMajor(minor, currency), currency, textLanguageOf(language));
  const name = localise(plan.name) ?? plan.id;
  const payment = {
    plan: name,
    amount: money(amountMinor),
    next,
    facts: [
      ...(facts.length > 0 ? [{ name: 'plan' as const, value: name }] : []),
      ...facts.map(({ name, value }) => ({ name, value: typeof value === 'number' ? money(value) : value })),
    ],
  };
  const calledAt = new URL(payer.siteOrigin ?? NOWHERE);
  return await dependencies.outbox.prepare({ account, store, language, localise, calledAt, now }, user, {
    kind,
    until,
    path,
    payment,
  });
}
