import { logBug } from '#workers/platform/http/answer.ts';
import type { Dependencies } from '#workers/platform/http/dependencies.ts';
import type { DueRenewal } from '#workers/platform/storage/directory.ts';
import { takeTurn } from './take-turn.ts';

/** Of one run; the next one, a minute later, goes on. */
const MAX_DUE = 200;
const AT_ONCE = 10;

type Round = Pick<Dependencies, 'directory' | 'stores' | 'payments' | 'accounts' | 'outbox'>;

/**
 * Does what is due with renewals at this time: tells viewers of charges to come, charges, gives up. Any number of runs
 * may do so at once, and each may stop anywhere. Answers how many renewals it has looked at.
 */
export async function chargeDueRenewals(dependencies: Round, now: Date): Promise<number> {
  const due = await dependencies.directory.dueRenewals(now, MAX_DUE);
  for (let at = 0; at < due.length; at += AT_ONCE) {
    await Promise.all(due.slice(at, at + AT_ONCE).map((renewal) => look(dependencies, renewal, now)));
  }
  return due.length;
}

/** One that fails keeps no other from its turn; its own comes again when its lease ends. */
async function look(dependencies: Round, renewal: DueRenewal, now: Date): Promise<void> {
  const store = dependencies.stores.storeFor(renewal.accountId);
  await takeTurn({ store, now, dependencies }, renewal).catch((thrown: unknown) =>
    logBug(thrown, { requestId: renewal.id, account: renewal.accountId }),
  );
}
