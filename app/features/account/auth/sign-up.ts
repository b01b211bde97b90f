import type { SignupBody } from '#app/contract/user.ts';
import { type Rejection, toRejection } from '../rejection.ts';
import { type LoginService, logIn, type SignedIn } from './log-in.ts';
import type { SignupValues } from './signup-schema.ts';

/** The calls of the user service that registering needs. */
export interface SignupService extends LoginService {
  signup(body: SignupBody): Promise<unknown>;
}

/** There is an account, but signing in to it has to be tried again by hand. */
export interface Registered {
  kind: 'registered';
}

/** Registers, then signs in with the same credentials (viewer.md §4). */
export async function signUp(
  user: SignupService,
  values: SignupValues,
): Promise<SignedIn | Registered | Rejection> {
  try {
    await user.signup(toSignupBody(values));
  } catch (error) {
    return toRejection(error);
  }
  const outcome = await logIn(user, values);
  return outcome.kind === 'signed-in' ? outcome : { kind: 'registered' };
}

function toSignupBody({ name, email, phone, password, referral_code }: SignupValues): SignupBody {
  return {
    name,
    email_id: email,
    password,
    ...(phone === '' ? {} : { phone }),
    ...(referral_code === '' ? {} : { referral_code }),
  };
}
