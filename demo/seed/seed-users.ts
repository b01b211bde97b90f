import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import type { Database } from '#workers/platform/storage/database.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { hashPassword } from '#workers/platform/user/password.ts';
import { RowWriter } from './insert-rows.ts';
import type { Brand } from './types.ts';

export const DEMO_PASSWORD = 'marquee-demo';
const DAY_MS = 86_400_000;
const MEMBER_DAYS = 365;
/** No password has this hash: the critics cannot log in. */
const NO_PASSWORD = 'none';

function user(
  id: string,
  name: string,
  email: string,
  passwordHash: string,
  now: Date,
): Omit<typeof users.$inferInsert, 'accountId'> {
  return {
    id,
    name,
    emailId: email,
    emailKey: email.toLowerCase(),
    passwordHash,
    isEmailVerified: true,
    createdDate: now,
  };
}

/**
 * The two demo viewers (one is a member), one who works for the brand, and the people whose reviews the
 * catalogue shows. Existing ones stay as they are.
 */
export async function seedUsers(brand: Brand, db: Database, scope: AccountScope, now: Date): Promise<void> {
  const writer = new RowWriter(db, scope);
  const domain = `${brand.slug}.example`;
  if (brand.isActive) {
    const hash = await hashPassword(DEMO_PASSWORD);
    const viewer = {
      ...user('user-viewer', 'Vera Castillo', `viewer@${domain}`, hash, now),
      isEmailVerified: false,
    };
    const staff = { ...user('user-staff', 'Stella Amari', `staff@${domain}`, hash, now), isStaff: true };
    writer.addNew(users, [
      viewer,
      user('user-member', 'Malik Sørensen', `member@${domain}`, hash, now),
      staff,
    ]);
  }
  writer.addNew(
    users,
    brand.critics.map((name, i) => user(`critic-${i}`, name, `critic-${i}@${domain}`, NO_PASSWORD, now)),
  );
  const plan = brand.plans.find((p) => !p.isPpv);
  if (plan) {
    const endTime = new Date(now.getTime() + MEMBER_DAYS * DAY_MS);
    writer.addNew(subscriptions, [
      { id: 'subscription-demo', userId: 'user-member', planId: plan.id, startTime: now, endTime },
    ]);
  }
  await writer.flush();
}
