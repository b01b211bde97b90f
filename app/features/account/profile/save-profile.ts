import type { User } from '#app/contract/user.ts';
import { type Rejection, toRejection } from '#app/features/account/rejection.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { ProfileValues } from './profile-schema.ts';

/** The call of the user service that saving needs. */
export interface ProfileService {
  updateInfo(userId: string, body: { name: string; phone: string | null }): Promise<User>;
}

/** Saves name and phone; an emptied phone is taken off. Rejects when the session is over. */
export async function saveProfile(
  service: ProfileService,
  userId: string,
  { name, phone }: ProfileValues,
): Promise<{ kind: 'saved'; user: User } | Rejection> {
  try {
    return { kind: 'saved', user: await service.updateInfo(userId, { name, phone: phone || null }) };
  } catch (error) {
    if (isClientError(error, 401)) throw error;
    return toRejection(error);
  }
}
