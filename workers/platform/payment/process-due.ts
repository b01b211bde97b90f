import type { Dependencies } from '#workers/platform/dependencies.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import type { PaymentContext } from './payment-context.ts';

/** What scheduled jobs need. */
export type ScheduledDependencies = Pick<
  Dependencies,
  'directory' | 'stores' | 'payments' | 'accounts' | 'outbox'
>;

/** Limits one run; the next one continues a minute later. */
export const MAX_DUE = 200;
/** A gateway that does not respond must not delay what is due elsewhere. */
const AT_ONCE = 10;

/** Processes what is due, a few at once, and returns how many. A failure is logged and stops no other. */
export async function processDue<Due extends { accountId: string; id: string }>(
  dependencies: ScheduledDependencies,
  now: Date,
  due: readonly Due[],
  process: (context: PaymentContext, due: Due) => Promise<unknown>,
): Promise<number> {
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map((each) => processOne(each)));
  }
  return due.length;

  async function processOne(each: Due): Promise<void> {
    const store = dependencies.stores.storeFor(each.accountId);
    try {
      await process({ store, now, dependencies }, each);
    } catch (thrown) {
      logBug(thrown, { requestId: each.id, account: each.accountId });
    }
  }
}
