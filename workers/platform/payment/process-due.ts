import type { Dependencies } from '#workers/platform/dependencies.ts';
import { logBug } from '#workers/platform/http/answer.ts';
import type { PaymentContext } from './payment-context.ts';

/** What the round of every minute has. */
export type ScheduledDependencies = Pick<
  Dependencies,
  'directory' | 'stores' | 'payments' | 'accounts' | 'outbox'
>;

/** Of one run; the next one, a minute later, goes on. */
export const MAX_DUE = 200;
/** A gateway that does not answer is waited for: what is due elsewhere must not wait behind it. */
const AT_ONCE = 10;

/** Does what is due, some at once. One that fails keeps no other from its turn, and is a bug. Answers how many were due. */
export async function processDue<Due extends { accountId: string; id: string }>(
  dependencies: ScheduledDependencies,
  now: Date,
  due: readonly Due[],
  look: (context: PaymentContext, due: Due) => Promise<unknown>,
): Promise<number> {
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map((each) => lookAt(each)));
  }
  return due.length;

  async function lookAt(each: Due): Promise<void> {
    const store = dependencies.stores.storeFor(each.accountId);
    try {
      await look({ store, now, dependencies }, each);
    } catch (thrown) {
      logBug(thrown, { requestId: each.id, account: each.accountId });
    }
  }
}
