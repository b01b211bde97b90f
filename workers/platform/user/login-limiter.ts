export interface LoginAttempt {
  accountId: string;
  emailKey: string;
}

/** Asked before a password is hashed. Seconds to wait, or null to go on. */
export interface LoginLimiter {
  retryAfterSeconds(attempt: LoginAttempt): Promise<number | null>;
}

/** Lets everybody try; a counting one needs an object that all isolates share. */
export const unlimitedLogins: LoginLimiter = {
  retryAfterSeconds: () => Promise.resolve(null),
};
