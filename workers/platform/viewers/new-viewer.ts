import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import { toDisplayName, toEmailKey } from '#workers/platform/user/normalise.ts';

/** Somebody whom the brand brings in: without a password, which a mailed link sets. */
export function newViewer(
  { accountId, now }: { accountId: string; now: Date },
  { email_id, name }: { email_id: string; name: string },
): UserRow {
  return {
    accountId,
    id: `usr_${crypto.randomUUID()}`,
    name: toDisplayName(name),
    emailId: email_id,
    emailKey: toEmailKey(email_id),
    phone: null,
    referralCode: null,
    passwordHash: NO_PASSWORD,
    pinHash: null,
    isEmailVerified: false,
    isStaff: false,
    roles: [],
    createdDate: now,
    deletionDueTime: null,
    erasedTime: null,
  };
}
