import { eq } from 'drizzle-orm';
import { quickHash } from '#tests/support/quick-password.ts';
import { contentRatings } from '#workers/platform/storage/schema/catalogue.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { makeViewer } from './make-viewer.ts';
import type { TestPlatform } from './start-platform.ts';

export const PIN = '4711';

/** A brand with ratings from 0, 8, 12 and 15 years on, and one of unknown age. */
export async function makeRatedBrand(platform: TestPlatform) {
  const { accountId: account } = await platform.makeAccount();
  const ages = [
    ['u', 0],
    ['pg', 8],
    ['12', 12],
    ['15', 15],
    ['odd', null],
  ] as const;
  await platform.db
    .insert(contentRatings)
    .values(ages.map(([id, minAge]) => ({ accountId: account, id, name: id, minAge })));
  return account;
}

interface NewProfile {
  name?: string;
  is_child?: boolean;
  max_age?: number;
  is_locked?: boolean;
  pin_age?: number;
  pin?: string;
}

/** A viewer with a PIN, and what the viewer does with profiles. */
export async function makeFamily(platform: TestPlatform, account: string, name = 'Ana') {
  const { userId, session } = await makeViewer(platform, account, name);
  await platform.db
    .update(users)
    .set({ pinHash: quickHash(PIN) })
    .where(eq(users.id, userId));

  async function add(profile: NewProfile = {}, as = session) {
    const body = { name: 'Kim', picture: 'cat', is_child: false, ...profile };
    const { status, body: answer } = await platform.call('addProfile', { account, session: as, body });
    return { status, id: String(answer.data?._id), answer };
  }

  async function use(id: string, body: object = {}, as = session) {
    const response = await platform.call('switchProfile', {
      account,
      session: as,
      params: { profile_id: id },
      body,
    });
    const { user_session } = (response.body.data ?? {}) as { user_session?: { session_id: string } };
    return { ...response, session: user_session?.session_id ?? '' };
  }

  /** On another device. */
  async function login() {
    const body = { email_id: `${name.toLowerCase()}@example.com`, password: 'a pass phrase' };
    const { data } = (await platform.call('login', { account, body })).body;
    return (data as { user_session: { session_id: string } }).user_session.session_id;
  }

  /** A child's profile, entered from a session of its own: `adult`, which is the child's from then on. */
  async function makeChild(maxAge: number) {
    const adult = await login();
    const { id } = await add({ name: 'Kid', is_child: true, max_age: maxAge }, adult);
    return { id, adult, ...(await use(id, {}, adult)) };
  }

  return { userId, session, add, use, login, makeChild };
}
