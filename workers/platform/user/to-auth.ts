import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { toUser } from './to-user.ts';

export function toAuth(user: UserRow, sessionId: string, accountId: string) {
  return {
    user: toUser(user),
    user_session: { session_id: sessionId, session_data: { account_id: accountId } },
  };
}
