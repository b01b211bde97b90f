import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { hashPassword } from '#workers/platform/user/password.ts';
import { requirePassword } from '#workers/platform/user/require-password.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { requirePin } from './require-pin.ts';

/** Once entered it is good for an evening. */
const PIN_OPEN_MS = 4 * 60 * 60 * 1000;

export const setPin: Handler<'setPin'> = async (context) => {
  const { store, body } = context;
  const { user } = requireSession(context);
  if (user.pinHash !== null) {
    if (!body.password) throw new HttpError(422, 'wrong_password', { error: 'wrong_password' });
    await requirePassword(context, user, body.password);
  }
  await store.profiles.setPin(user.id, await hashPassword(body.pin));
  return {};
};

export const enterPin: Handler<'enterPin'> = async (context) => {
  const { store, body, now } = context;
  const { user, row } = requireSession(context);
  await requirePin(context, user, body.pin);
  await store.users.openForPin(row, new Date(now.getTime() + PIN_OPEN_MS));
  return {};
};
