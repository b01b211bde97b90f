import type { Profile } from '#app/contract/profile.ts';
import type { SessionProfile } from '#workers/platform/storage/user-sessions.ts';

/** What a user's own profile is before it has a row. */
export function ownProfileOf({ id, name }: { id: string; name: string }): SessionProfile {
  return {
    id,
    name,
    picture: 'initial',
    language: null,
    isChild: false,
    maxAge: null,
    isLocked: false,
    pinAge: null,
  };
}

export function toProfile(row: SessionProfile, userId: string): Profile {
  return {
    _id: row.id,
    name: row.name,
    // The column holds one of the contract's, which the schema of the table cannot express.
    picture: row.picture as Profile['picture'],
    language: row.language ?? undefined,
    is_child: row.isChild,
    max_age: row.maxAge ?? undefined,
    is_locked: row.isLocked,
    pin_age: row.pinAge ?? undefined,
    is_own: row.id === userId,
  };
}
