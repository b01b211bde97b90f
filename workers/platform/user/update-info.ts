import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { toDisplayName } from './normalise.ts';
import { requireSession } from './require-session.ts';
import { toUser } from './to-user.ts';

export const updateInfo: Handler<'updateInfo'> = async (context) => {
  const { store, query, body } = context;
  const { user } = requireSession(context);
  if (query.user_id !== user.id) throw new HttpError(404, 'not_found');
  const change = { name: toDisplayName(body.name), phone: body.phone || null };
  const changed = await store.credentials.changeUser(user.id, change);
  if (!changed) throw new HttpError(404, 'not_found');
  return { data: toUser(changed) };
};
