import { MAX_DUE, processDue, type ScheduledDependencies } from '#workers/platform/payment/process-due.ts';
import { processRenewal } from './process-renewal.ts';

/**
 * Does what is due with renewals at this time: tells viewers of charges to come, charges, gives up. Any number of runs
 * may do so at once, and each may stop anywhere: what one leaves comes again when its lease ends. Answers how many
 * renewals it has looked at.
 */
export async function chargeDueRenewals(dependencies: ScheduledDependencies, now: Date): Promise<number> {
  const due = await dependencies.directory.dueRenewals(now, MAX_DUE);
  return await processDue(dependencies, now, due, processRenewal);
}
