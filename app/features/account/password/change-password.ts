import { isClientError } from '#app/services/service-error.ts';
import { type LogoutService, logOut } from '../auth/log-out.ts';
import { type Rejection, toRejection } from '../rejection.ts';
import type { ChangePasswordValues } from './change-password-schema.ts';

/** The calls of the user service that changing one's password needs. */
export interface ChangePasswordService extends LogoutService {
  changePassword(body: { user_id: string; old_password: string; new_password: string }): Promise<unknown>;
}

/** The session was over before anything could be changed. */
export interface SignedOut {
  kind: 'signed-out';
}

/** Changes the password, which ends the viewer's other sessions, and then this one (viewer.md §4). */
export async function changePassword(
  user: ChangePasswordService,
  userId: string,
  { old_password, new_password }: ChangePasswordValues,
): Promise<{ kind: 'changed' } | SignedOut | Rejection> {
  try {
    await user.changePassword({ user_id: userId, old_password, new_password });
  } catch (error) {
    return isClientError(error, 401) ? { kind: 'signed-out' } : toRejection(error);
  }
  await logOut(user);
  return { kind: 'changed' };
}
