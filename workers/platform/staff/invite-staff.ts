import type { Role } from '#app/contract/roles.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { isFailedCondition, isTaken } from '#workers/platform/storage/failed-condition.ts';
import type { UserRow } from '#workers/platform/storage/user-store.ts';
import { newKey } from '#workers/platform/user/keys.ts';
import { newViewer } from '#workers/platform/viewers/new-viewer.ts';

export interface Inviting {
  dependencies: Pick<Dependencies, 'outbox'>;
  store: AccountStore;
  account: Account;
  /** For links, where the account has several sites. */
  calledAt: URL;
  /** Of the mail. */
  language: string;
  /** `operator` or `user:<id>`. */
  actor: string;
  now: Date;
}

/**
 * Makes an account without a password and with these roles for an address that has none, and mails the link that sets
 * its password: only who reads that mail gets in. Nothing is made where no mail would go out, or where somebody else made
 * the account at the same moment.
 */
export async function inviteStaff(
  inviting: Inviting,
  { email, roles }: { email: string; roles: Role[] },
): Promise<UserRow | 'no-mail' | 'taken'> {
  const { store, account, now } = inviting;
  // People write their own name once they are there; until then it is that of the address.
  const name = email.split('@')[0] ?? email;
  const user = {
    ...newViewer({ accountId: account.accountId, now }, { email_id: email, name }),
    roles,
    isStaff: true,
  };
  const invitation = await toInvitation(inviting, user);
  if (!invitation) return 'no-mail';
  const { accountId: _, ...row } = user;
  const audit = { action: 'staff.invite', subject: account.accountId, actor: inviting.actor };
  try {
    await store.viewerList.write(
      {
        ...{
          users: [row],
          keys: [invitation.row],
          mails: [invitation.mail],
          subscriptions: [],
          renewals: [],
        },
        audits: [{ ...audit, details: { user: user.id, after: roles } }],
      },
      [],
      now,
    );
    return user;
  } catch (error) {
    if (isTaken(error)) return 'taken';
    throw error;
  }
}

/** Mails the link again, at most once a day. False where it went out less than a day ago, or no mail goes out. */
export async function inviteAgain(inviting: Inviting, user: UserRow): Promise<boolean> {
  const { store, now, actor, account } = inviting;
  const invitation = await toInvitation(inviting, user);
  if (!invitation) return false;
  const audits = [
    { action: 'staff.invite', subject: account.accountId, actor, details: { user: user.id, again: true } },
  ];
  const nothing = { users: [], subscriptions: [], renewals: [] };
  try {
    await store.viewerList.write(
      { ...nothing, keys: [invitation.row], mails: [invitation.mail], audits },
      [],
      now,
    );
    return true;
  } catch (error) {
    if (isFailedCondition(error)) return false;
    throw error;
  }
}

async function toInvitation(inviting: Inviting, user: UserRow) {
  const { dependencies, store, account, calledAt, language, now } = inviting;
  const { key, row } = newKey('invitation', user.id, now);
  const letter = { kind: 'invited_to_work' as const, key };
  const sending = { account, store, calledAt, now };
  const [mail] = await dependencies.outbox.prepareAll(sending, [{ reader: user, language, letter }]);
  return mail ? { mail, row } : null;
}
