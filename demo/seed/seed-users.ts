import type { Role } from '#app/contract/roles.ts';
import type { AccountScope } from '#workers/platform/storage/account-scope.ts';
import { subscriptions } from '#workers/platform/storage/schema/payment.ts';
import { profiles, users } from '#workers/platform/storage/schema/user.ts';
import { hashPassword } from '#workers/platform/user/password.ts';
import { type DemoSite, valuesOf } from './brands.ts';

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
    pinHash: null,
    isEmailVerified: true,
    isStaff: false,
    roles: [],
    createdDate: now,
  };
}

const withRoles = (row: ReturnType<typeof user>, roles: Role[]) => ({ ...row, roles, isStaff: true });

const MEMBER = 'user-member';
const FAMILY = 'user-family';
/** Of the family's account. */
const DEMO_PIN = '2580';

/**
 * The demo viewers (one is a member, one a family), those who work for the brand, and the people whose reviews the
 * catalogue shows. Existing ones stay as they are.
 */
export async function seedUsers(site: DemoSite, scope: AccountScope, now: Date): Promise<void> {
  const domain = `${site.slug}.example`;
  const critics = site.community.critics.map((name, i) =>
    user(`critic-${i}`, name, `critic-${i}@${domain}`, NO_PASSWORD, now),
  );
  const rows = [...(site.isActive ? await demoUsers(domain, now) : []), ...critics];
  const plan = valuesOf(site, 'plan')
    .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .find(({ is_ppv }) => !is_ppv);
  const endTime = new Date(now.getTime() + MEMBER_DAYS * DAY_MS);
  const memberships = plan
    ? [
        { id: 'subscription-demo', userId: MEMBER, startTime: now, endTime, planId: plan.id },
        { id: 'subscription-family', userId: FAMILY, startTime: now, endTime, planId: plan.id },
      ]
    : [];
  const [first, ...rest] = [
    ...scope.insertRows(users, rows, 'ignore'),
    ...scope.insertRows(subscriptions, memberships, 'ignore'),
    ...(site.isActive ? scope.insertRows(profiles, familyProfiles(now), 'ignore') : []),
  ];
  if (first) await scope.write([first, ...rest]);
}

async function demoUsers(domain: string, now: Date) {
  const hash = await hashPassword(DEMO_PASSWORD);
  return [
    { ...user('user-viewer', 'Vera Castillo', `viewer@${domain}`, hash, now), isEmailVerified: false },
    user(MEMBER, 'Malik Sørensen', `member@${domain}`, hash, now),
    { ...user(FAMILY, 'Farah Nasser', `family@${domain}`, hash, now), pinHash: await hashPassword(DEMO_PIN) },
    withRoles(user('user-staff', 'Stella Amari', `staff@${domain}`, hash, now), ['moderate', 'read']),
    withRoles(user('user-editor', 'Edda Lindqvist', `editor@${domain}`, hash, now), ['edit', 'publish']),
    withRoles(user('user-owner', 'Omar Haddad', `owner@${domain}`, hash, now), ['own']),
  ];
}

/** Beside the account's own: another adult, and a child for whom titles from nine years on are not there. */
function familyProfiles(now: Date): Omit<typeof profiles.$inferInsert, 'accountId'>[] {
  const of = (id: string, name: string, picture: string) => {
    return { id, userId: FAMILY, name, picture, createdDate: now };
  };
  return [
    { ...of('profile-noor', 'Noor', 'boat'), isChild: false, maxAge: null },
    { ...of('profile-sami', 'Sami', 'cat'), isChild: true, maxAge: 8 },
  ];
}
