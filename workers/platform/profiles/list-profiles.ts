import { HttpError } from '#workers/platform/http/http-error.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { SessionProfile } from '#workers/platform/storage/user-sessions.ts';
import { ownProfileOf } from './to-profile.ts';

type Owner = Parameters<typeof ownProfileOf>[0];

/** The user's own first, whether or not it has a row. */
export async function listProfiles(store: AccountStore, user: Owner): Promise<SessionProfile[]> {
  const rows = await store.profiles.ofUser(user.id);
  return rows[0]?.id === user.id ? rows : [ownProfileOf(user), ...rows];
}

export async function requireProfile(store: AccountStore, user: Owner, id: string): Promise<SessionProfile> {
  const profile = (await listProfiles(store, user)).find((row) => row.id === id);
  if (!profile) throw new HttpError(404, 'not_found');
  return profile;
}
