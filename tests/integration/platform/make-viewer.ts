import { and, eq } from 'drizzle-orm';
import { users } from '#workers/platform/storage/schema/user.ts';
import type { TestPlatform } from './start-platform.ts';

const PASSWORD = 'a pass phrase';

/** A viewer who has signed up and is logged in. */
export async function makeViewer(platform: TestPlatform, account: string, name: string) {
  const email_id = `${name.toLowerCase()}@example.com`;
  await platform.call('signup', { account, body: { email_id, password: PASSWORD, name } });
  const { body } = await platform.call('login', { account, body: { email_id, password: PASSWORD } });
  const { user_session } = body.data as { user_session: { session_id: string } };
  const own = and(eq(users.accountId, account), eq(users.emailKey, email_id));
  const [row] = await platform.db.select().from(users).where(own);
  return { userId: row?.id ?? '', session: user_session.session_id };
}
