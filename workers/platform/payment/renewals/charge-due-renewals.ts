import { MAX_DUE, processDue, type ScheduledDependencies } from '#workers/platform/payment/process-due.ts';
import { processRenewal } from './process-renewal.ts';

/**
 * Processes the renewals that are due: reminds viewers of coming charges, charges, expires. Any number of
 * runs may do so at once, and each may stop anywhere: an unfinished renewal is due again when its lease ends.
 * Returns how many were due.
 */
export async function chargeDueRenewals(dependencies: ScheduledDependencies, now: Date): Promise<number> {
  const due = await dependencies.directory.dueRenewals(now, MAX_DUE);
  return await processDue(dependencies, now, due, processRenewal);
}
