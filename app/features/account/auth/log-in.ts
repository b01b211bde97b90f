import type { Auth, LoginBody } from '#app/contract/user.ts';
import { type Rejection, toRejection } from '../rejection.ts';
import type { LoginValues } from './login-schema.ts';

/** The call of the user service that signing in needs. */
export interface LoginService {
  login(body: LoginBody): Promise<Auth>;
}

export interface SignedIn {
  kind: 'signed-in';
  sessionId: string;
  /** The account was to be deleted, and no longer is. */
  isRestored: boolean;
  deviceKey: string | undefined;
  /** There are several people to choose from. */
  hasProfiles: boolean;
}

/** Signs in with the user service. The session still has to be stored for the viewer. */
export async function logIn(
  user: LoginService,
  { email, password }: Pick<LoginValues, 'email' | 'password'>,
): Promise<SignedIn | Rejection> {
  try {
    const { user_session, is_restored, device_key, profile_count } = await user.login({
      email_id: email,
      password,
    });
    return {
      kind: 'signed-in',
      sessionId: user_session.session_id,
      isRestored: is_restored ?? false,
      deviceKey: device_key,
      hasProfiles: (profile_count ?? 1) > 1,
    };
  } catch (error) {
    return toRejection(error);
  }
}
