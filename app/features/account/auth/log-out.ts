import { isServiceError } from '#app/services/service-error.ts';

/** The call of the user service that signing out needs. */
export interface LogoutService {
  logout(): Promise<unknown>;
}

/**
 * Ends the session at the user service. A service that cannot be reached must not keep a viewer signed in
 * here.
 */
export async function logOut(user: LogoutService): Promise<void> {
  try {
    await user.logout();
  } catch (error) {
    if (!isServiceError(error)) throw error;
  }
}
