import { createHash } from 'node:crypto';

/** A viewer's plan that came from elsewhere has one row, however often it comes in. */
export const importedSubscriptionId = (userId: string, planId: string) => `sub_${digest([userId, planId])}`;
export const importedRenewalId = (userId: string, planId: string) => `ren_${digest([userId, planId])}`;

function digest(names: readonly string[]): string {
  return createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32);
}
