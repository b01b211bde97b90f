import { randomUUID } from 'node:crypto';
import { quickHash } from '#tests/support/quick-password.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import type { TestPlatform } from './start-platform.ts';

const PASSWORD = 'a pass phrase';
const passwordHash = quickHash(PASSWORD);

/** A signed-in viewer of the account, who is inserted without a sign-up mail. */
export async function makeViewer(
  platform: TestPlatform,
  account: string,
  name: string,
  { isEmailVerified = false } = {},
) {
  const email_id = `${name.toLowerCase()}@example.com`;
  const userId = randomUUID();
  await platform.db.insert(users).values({
    accountId: account,
    id: userId,
    name,
    emailId: email_id,
    emailKey: email_id,
    passwordHash,
    isEmailVerified,
    createdDate: new Date(),
  });
  const { body } = await platform.call('login', { account, body: { email_id, password: PASSWORD } });
  const { user_session } = body.data as { user_session: { session_id: string } };
  return { userId, session: user_session.session_id };
}
