import type { ParsedBody } from '#app/contract/calls.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { ProfileChange } from '#workers/platform/storage/profile-store.ts';
import { toDisplayName } from '#workers/platform/user/normalise.ts';

/** A child's profile has a limit and no lock of its own: it is left with the PIN, and entered without. */
export function toChange(body: ParsedBody<'editProfile'>, isChild: boolean): ProfileChange {
  const { picture, language, max_age: maxAge, is_locked: isLocked, pin_age: pinAge } = body;
  if (isChild && typeof maxAge !== 'number') throw new HttpError(422, 'rejected');
  return {
    name: toDisplayName(body.name),
    picture,
    language: language ?? null,
    maxAge: isChild ? (maxAge ?? null) : null,
    isLocked: !isChild && isLocked,
    pinAge: isChild ? null : (pinAge ?? null),
  };
}
