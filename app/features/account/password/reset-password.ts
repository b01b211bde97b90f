import * as v from 'valibot';
import { TokenSchema } from '#app/contract/primitives.ts';
import { type Rejection, toRejection } from '../rejection.ts';

export interface ResetKeyService {
  checkResetKey(resetKey: string): Promise<unknown>;
}

export interface ResetService {
  resetPassword(body: { password: string; reset_key: string }): Promise<unknown>;
}

/**
 * `bad`: used, expired or made up. `unchecked`: the service was unavailable. `text` is the server's own, if it
 * sent one.
 */
export type ResetKeyState = { kind: 'good' } | { kind: 'bad' | 'unchecked'; text: string | null };

const BAD_KEY: Rejection = { kind: 'rejected', status: 400, text: null, field: null, waitMinutes: null };

/** Looks at a key without using it up. */
export async function checkResetKey(user: ResetKeyService, resetKey: string): Promise<ResetKeyState> {
  if (!v.is(TokenSchema, resetKey)) return { kind: 'bad', text: null };
  try {
    await user.checkResetKey(resetKey);
    return { kind: 'good' };
  } catch (error) {
    const { status, text } = toRejection(error);
    return { kind: status === 400 ? 'bad' : 'unchecked', text };
  }
}

export async function resetPassword(
  user: ResetService,
  resetKey: string,
  password: string,
): Promise<{ kind: 'reset' } | Rejection> {
  if (!v.is(TokenSchema, resetKey)) return BAD_KEY;
  try {
    await user.resetPassword({ password, reset_key: resetKey });
    return { kind: 'reset' };
  } catch (error) {
    return toRejection(error);
  }
}
