import { type Rejection, toRejection } from '#app/features/account/rejection.ts';
import { isClientError } from '#app/services/service-error.ts';
import type { ProfileValues } from './profile-schema.ts';

/** The call of the user service that saving needs. */
export interface ProfileService {
  updateInfo(userId: string, body: { name: string; phone: string | null }): Promise<unknown>;
}

/** Saves name and phone; an emptied phone is taken off. Rejects when the session is over. */
export async function saveProfile(
  service: ProfileService,
  userId: string,
  { name, phone }: ProfileValues,
): Promise<{ kind: 'saved' } | Rejection> {
  try {
    await service.updateInfo(userId, { name, phone: phone || null });
    return { kind: 'saved' };
  } catch (error) {
    if (isClientError(error, 401)) throw error;
    return toRejection(error);
  }
}
