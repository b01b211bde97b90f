import { and, eq, gt, sql } from 'drizzle-orm';
import { listed } from './editing-store.ts';
import { userKeys } from './schema/user.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface ViewerPlan {
  userId: string;
  planId: string;
}

/** However many viewers' plans, one parameter. */
export const listedPlans = (named: readonly ViewerPlan[]) =>
  sql`(SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(named.map(({ userId, planId }) => [userId, planId]))}))`;

/** Of keys that set a password, these are good for longer than a day. */
export const isInvitationOf = (userIds: readonly string[]) =>
  and(
    sql`${userKeys.userId} IN ${listed(userIds)}`,
    eq(userKeys.kind, 'reset'),
    sql`${userKeys.expiresTime} - ${userKeys.createdDate} > ${DAY_MS}`,
  );

export const isRecent = (now: Date) => gt(userKeys.createdDate, new Date(now.getTime() - DAY_MS));
