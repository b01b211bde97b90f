import { type Rejection, toRejection } from '#app/features/account/rejection.ts';
import { isClientError } from '#app/services/service-error.ts';

/** The call of the user service that deleting needs. */
export interface DeletionService {
  deleteAccount(password: string): Promise<{ deletion_time: string }>;
}

/** Requests the account's deletion. Rejects when the session is over. */
export async function deleteAccount(
  service: DeletionService,
  password: string,
): Promise<{ kind: 'asked'; deletionTime: string } | Rejection> {
  try {
    return { kind: 'asked', deletionTime: (await service.deleteAccount(password)).deletion_time };
  } catch (error) {
    if (isClientError(error, 401)) throw error;
    return toRejection(error);
  }
}
