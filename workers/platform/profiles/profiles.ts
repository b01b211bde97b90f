import { randomUUID } from 'node:crypto';
import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { requireSession } from '#workers/platform/user/require-session.ts';
import { listProfiles, requireProfile } from './list-profiles.ts';
import { toChange } from './profile-change.ts';
import { requirePin } from './require-pin.ts';
import { toProfile } from './to-profile.ts';

export const profiles: Handler<'profiles'> = async (context) => {
  const { user, viewerId } = requireSession(context);
  const [rows, limits] = await Promise.all([
    listProfiles(context.store, user),
    context.store.profiles.ageLimits(),
  ]);
  // Of two ratings from the same age on one will do.
  const ages = new Map(limits.toReversed().map((limit) => [limit.age, limit]));
  return {
    data: {
      profiles: rows.map((row) => toProfile(row, user.id)),
      current: viewerId,
      has_pin: user.pinHash !== null,
      age_limits: [...ages.values()].toReversed(),
    },
  };
};

export const addProfile: Handler<'addProfile'> = async (context) => {
  const { store, body, now } = context;
  const { user, profile } = requireSession(context);
  // Who needs it to play a title would else make a profile that does not.
  if (profile && profile.pinAge !== null) await requirePin(context, user, body.pin);
  const change = toChange(body, body.is_child);
  if (isProtected({ ...change, isChild: body.is_child }) && user.pinHash === null)
    throw new HttpError(422, 'pin_missing', { error: 'pin_missing' });
  const row = { id: `pro_${randomUUID()}`, userId: user.id, isChild: body.is_child, createdDate: now };
  if (!(await store.profiles.add({ ...row, ...change }))) throw new HttpError(409, 'too_many_profiles');
  return { data: toProfile({ ...row, ...change }, user.id) };
};

export const editProfile: Handler<'editProfile'> = async (context) => {
  const { store, body, params, now } = context;
  const { user } = requireSession(context);
  const row = await requireProfile(store, user, params.profile_id);
  if (isProtected(row)) await requirePin(context, user, body.pin);
  const change = toChange(body, row.isChild);
  if (isProtected({ ...change, isChild: row.isChild }) && user.pinHash === null)
    throw new HttpError(422, 'pin_missing', { error: 'pin_missing' });
  if (row.id === user.id)
    await store.profiles.putOwn({ ...row, ...change, userId: user.id, createdDate: now }, change);
  else if (!(await store.profiles.change(user.id, row.id, change))) throw new HttpError(404, 'not_found');
  return { data: toProfile({ ...row, ...change }, user.id) };
};

export const removeProfile: Handler<'removeProfile'> = async (context) => {
  const { store, body, params } = context;
  const { user, viewerId } = requireSession(context);
  const row = await requireProfile(store, user, params.profile_id);
  if (row.id === user.id || row.id === viewerId) throw new HttpError(409, 'profile_stays');
  if (isProtected(row)) await requirePin(context, user, body.pin);
  await store.profiles.remove(user.id, row.id);
  return {};
};

/** Whether the PIN keeps anything of it: then it keeps that, too. */
function isProtected({ isChild, isLocked, pinAge }: Protection) {
  return isChild || isLocked || pinAge !== null;
}

interface Protection {
  isChild: boolean;
  isLocked: boolean;
  pinAge: number | null;
}
