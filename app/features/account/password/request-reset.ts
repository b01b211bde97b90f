import { type Rejection, toRejection } from '../rejection.ts';

export interface ForgotService {
  forgotPassword(email: string): Promise<unknown>;
}

/** Requests the mail with the reset link. Its result must not reveal whether the account exists. */
export async function requestReset(
  user: ForgotService,
  email: string,
): Promise<{ kind: 'sent' } | Rejection> {
  try {
    await user.forgotPassword(email);
    return { kind: 'sent' };
  } catch (error) {
    return toRejection(error);
  }
}
