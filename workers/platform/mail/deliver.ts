import { log } from '#workers/platform/http/log.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Directory } from '#workers/platform/storage/directory.ts';
import type { QueuedMail } from '#workers/platform/storage/mail-store.ts';
import { type Mail, MailError, type Mailer } from './mail.ts';
import { LEASE_MS, nextTry } from './retries.ts';
import type { MailSealing } from './sealing.ts';

/** Of one run; the next one, a minute later, goes on. */
const MAX_SENT = 200;
const SENT_AT_ONCE = 10;

type Waiting = Pick<QueuedMail, 'tries' | 'expiresTime'>;

/**
 * One try. Whatever becomes of it, the queue knows: gone when it is sent or will never be, else due again.
 */
export async function deliver(
  mailer: Mailer,
  { mails, incidents }: Pick<AccountStore, 'mails' | 'incidents'>,
  mail: Mail,
  { tries: triedBefore, expiresTime }: Waiting,
  now: Date,
): Promise<'sent' | 'deferred' | 'failed'> {
  const { id, accountId: account, kind } = mail;
  const tries = triedBefore + 1;
  try {
    await mailer.send(mail);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    const { status } = error;
    const next = error.mayPass ? nextTry(tries, now, expiresTime) : null;
    await (next ? mails.defer(id, tries, next) : mails.remove(id));
    const outcome = next ? 'deferred' : 'failed';
    if (!next)
      await incidents.report({ kind: 'mail-failed', subject: kind, details: { status, tries } }, now);
    log({ event: 'mail', account, kind, outcome, status, tries });
    return outcome;
  }
  await mails.remove(id);
  log({ event: 'mail', account, kind, outcome: 'sent', tries });
  return 'sent';
}

interface Queue {
  mailer: Mailer;
  directory: Pick<Directory, 'dueMails'>;
  stores: { storeFor(accountId: string): AccountStore };
  sealing: MailSealing;
}

/** Retries what is due, of all brands by turns, until the provider takes nothing at all. */
export async function deliverDue(queue: Queue, now: Date): Promise<void> {
  const due = await queue.directory.dueMails(now, MAX_SENT);
  for (let at = 0; at < due.length; at += SENT_AT_ONCE) {
    const outcomes = await Promise.all(
      due.slice(at, at + SENT_AT_ONCE).map((mail) =>
        deliverAgain(queue, mail, now).catch((thrown: unknown) => {
          // Of this mail alone: the others go on, and it is due again when its lease ends.
          logBug(thrown, { requestId: mail.id, account: mail.accountId });
          return 'bug';
        }),
      ),
    );
    if (outcomes.every((outcome) => outcome === 'deferred')) return;
  }
}

async function deliverAgain(
  { mailer, stores, sealing }: Queue,
  { accountId, id, dueTime }: Pick<QueuedMail, 'accountId' | 'id' | 'dueTime'>,
  now: Date,
) {
  const store = stores.storeFor(accountId);
  const queued = await store.mails.claim(id, dueTime, new Date(now.getTime() + LEASE_MS));
  if (!queued) return 'taken';
  const mail = queued.expiresTime > now ? sealing.open(queued.sealed, queued) : null;
  if (mail) return deliver(mailer, store, mail, queued, now);
  await store.mails.remove(id);
  const { kind, tries } = queued;
  log({ event: 'mail', account: accountId, kind, outcome: 'failed', tries });
  await store.incidents.report({ kind: 'mail-failed', subject: kind, details: { status: null, tries } }, now);
  return 'failed';
}
