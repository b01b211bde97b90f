import { type Rejection, toRejection } from '../rejection.ts';

export interface ForgotService {
  forgotPassword(email: string): Promise<unknown>;
}

/** Asks for the mail with the reset link. Nobody learns here whether there is such an account. */
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
