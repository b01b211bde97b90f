import { eq } from 'drizzle-orm';
import type { MailKind } from '#workers/platform/domain/mail-kind.ts';
import type { AccountScope } from './account-scope.ts';
import { queuedMails } from './schema/mail.ts';

export type QueuedMail = typeof queuedMails.$inferSelect;
export type NewMail = Omit<QueuedMail, 'accountId'>;

/** An account's mails on their way to the provider. */
export function mailStore(scope: AccountScope) {
  return {
    add: (mail: NewMail) => scope.insert(queuedMails, mail).run(),

    /** The mail for the first caller, due again at `leaseEnd`; null when it is gone or claimed by another. */
    async claim(id: string, dueTime: Date, leaseEnd: Date): Promise<QueuedMail | null> {
      const [mail] = await scope
        .update(queuedMails, { dueTime: leaseEnd }, eq(queuedMails.id, id), eq(queuedMails.dueTime, dueTime))
        .returning();
      return mail ?? null;
    },

    defer: (id: string, tries: number, dueTime: Date) =>
      scope.update(queuedMails, { tries, dueTime }, eq(queuedMails.id, id)).run(),

    remove: (id: string) => scope.remove(queuedMails, eq(queuedMails.id, id)).run(),

    /** What became untrue while it waited. */
    withdraw: (userId: string, kind: MailKind) =>
      scope.remove(queuedMails, eq(queuedMails.userId, userId), eq(queuedMails.kind, kind)).run(),
  };
}
