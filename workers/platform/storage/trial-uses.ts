import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AccountScope } from './account-scope.ts';
import { subscriptions, trials } from './schema/payment.ts';
import { plans } from './schema/plan.ts';
import { users } from './schema/user.ts';

/** Who begins a free trial; address and card are digests. */
export interface TrialOwner {
  userId: string;
  emailHash: string;
  /** Null before the gateway has sent one, or where it sends none. */
  cardHash: string | null;
}

/**
 * Within the very write that begins one: neither viewer, address nor card has had a trial, and the viewer no plan. A
 * trial is for new viewers, of whichever plan.
 */
export function isTrialLeft(scope: AccountScope, { userId, emailHash, cardHash }: TrialOwner): SQL {
  const same = or(
    eq(trials.userId, userId),
    eq(trials.emailHash, emailHash),
    cardHash === null ? undefined : eq(trials.cardHash, cardHash),
  );
  return sql`(NOT EXISTS (SELECT 1 FROM trials WHERE ${scope.owns(trials, same)})
    AND NOT EXISTS (SELECT 1 FROM subscriptions WHERE ${scope.owns(
      subscriptions,
      and(
        eq(subscriptions.userId, userId),
        sql`plan_id IN (SELECT id FROM plans WHERE ${scope.owns(plans, eq(plans.isPpv, false))})`,
      ),
    )}))`;
}

export function trialUseStore(scope: AccountScope) {
  return {
    /** Whether this viewer may begin one, as far as it is known before there is a card. */
    async isLeftFor(owner: Omit<TrialOwner, 'cardHash'>): Promise<boolean> {
      const isLeft = isTrialLeft(scope, { ...owner, cardHash: null });
      return (await scope.pick(users, { id: users.id }, eq(users.id, owner.userId), isLeft)).length === 1;
    },
  };
}
