import type { SignupBody } from '#app/contract/user.ts';
import { isWithoutResponse } from '#app/services/service-error.ts';
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

/** Whether there is an account is not known: the request was sent, and no response came in time. */
export interface Unknown {
  kind: 'unknown';
}

/**
 * Registers, then signs in with the same credentials (viewer.md §4). A form that is sent again because nobody knew
 * the outcome first signs in: the account may be there.
 */
export async function signUp(
  user: SignupService,
  values: SignupValues,
): Promise<SignedIn | Registered | Unknown | Rejection> {
  if (values.is_retry) {
    const earlier = await logIn(user, values);
    if (earlier.kind === 'signed-in') return earlier;
    if (earlier.status === 503) return { kind: 'unknown' };
  }
  try {
    await user.signup(toSignupBody(values));
  } catch (error) {
    return isWithoutResponse(error) ? { kind: 'unknown' } : toRejection(error);
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
