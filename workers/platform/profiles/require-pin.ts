import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { forgetTries, limitAddress, PER_ADDRESS } from '#workers/platform/user/limits.ts';
import { verifyPassword } from '#workers/platform/user/password.ts';
import { requirePassword } from '#workers/platform/user/require-password.ts';

interface PinHolder {
  id: string;
  pinHash: string | null;
}

/** Wrong ones are counted for the user: there are ten thousand, and a child has the time. */
export async function requirePin(
  context: CallContext,
  { id, pinHash }: PinHolder,
  pin: string | null | undefined,
): Promise<void> {
  if (!pin) throw new HttpError(403, 'pin_needed', { error: 'pin_needed' });
  await limitAddress(context, PER_ADDRESS.pin, id);
  if (!(await verifyPassword(pin, pinHash))) throw new HttpError(422, 'wrong_pin', { error: 'wrong_pin' });
  await forgetTries(context, PER_ADDRESS.pin, id);
}

/** The password opens what the PIN does, for owners who have forgotten it. */
export async function requirePinOrPassword(
  context: CallContext,
  user: PinHolder & { emailKey: string; passwordHash: string },
  { pin, password }: { pin?: string | null | undefined; password?: string | null | undefined },
): Promise<void> {
  if (password) await requirePassword(context, user, password);
  else await requirePin(context, user, pin);
}
