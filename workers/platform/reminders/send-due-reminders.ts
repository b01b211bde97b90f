import { groupBy } from '#app/lib/group-by.ts';
import { localiserFor } from '#app/lib/localise.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import type { Addressed } from '#workers/platform/mail/outbox.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import type { ReminderChange } from '#workers/platform/storage/reminder-store.ts';
import type { ReminderRow } from '#workers/platform/storage/schema/reminder.ts';
import { LEAD_MS, LOOK_AGAIN_MS } from './constants.ts';
import { type FoundEvent, findStream, followProgramme } from './find-event.ts';

type ReminderDependencies = Pick<Dependencies, 'directory' | 'stores' | 'accounts' | 'outbox'>;

/** Limits one run; the next one continues a minute later. As many mails as go out in one. */
const MAX_DUE = 200;

/**
 * Looks at the events of reminders that are due, and puts down the mails about those that start soon. Any number of
 * runs may do so at once: a mail is written with the change that ends its reminder, or not at all. Returns how many
 * were due.
 */
export async function sendDueReminders(dependencies: ReminderDependencies, now: Date): Promise<number> {
  const due = await dependencies.directory.dueReminders(now, MAX_DUE);
  const groups = groupBy(due, ({ accountId, event }) => `${accountId}\n${event}`);
  for (const rows of groups.values()) {
    const [first] = rows;
    if (!first) continue;
    const store = dependencies.stores.storeFor(first.accountId);
    try {
      await store.reminders.change(await changesFor(dependencies, store, rows, now));
    } catch (thrown) {
      logBug(thrown, { requestId: first.event, account: first.accountId });
      // So that others are looked at first.
      await store.reminders.change(rows.map((row) => lookAgain(row, now))).catch(() => {});
    }
  }
  return due.length;
}

/** Of one event's reminders. */
async function changesFor(
  dependencies: ReminderDependencies,
  store: AccountStore,
  rows: readonly ReminderRow[],
  now: Date,
): Promise<ReminderChange[]> {
  const [first] = rows;
  const account = await dependencies.accounts.byId(store.accountId);
  const found =
    first && account?.status === 'ACTIVE' && !account.suspendedTime
      ? await findAgain(store, first, now)
      : null;
  if (!account || !found) return rows.map((row) => lookAgain(row, now));
  const { event, startMs } = found;
  const place = { event, startTime: new Date(startMs) };
  if (startMs <= now.getTime()) return rows.map((row) => ({ row, set: { ...place, dueTime: null } }));
  if (startMs - LEAD_MS > now.getTime())
    return rows.map((row) => ({ row, set: { ...place, dueTime: new Date(startMs - LEAD_MS) } }));
  const isDone = ({ remindedTime }: ReminderRow) => remindedTime?.getTime() === startMs;
  const done = rows.filter(isDone).map((row) => ({ row, set: { ...place, dueTime: null } }));
  const open = rows.filter((row) => !isDone(row));
  return [...done, ...(await mailsFor({ dependencies, store, account, now }, open, found))];
}

const findAgain = (store: AccountStore, { channelId, contentId, startTime }: ReminderRow, now: Date) =>
  channelId === null
    ? findStream(store, contentId, now)
    : followProgramme(store, { channelId, contentId, startMs: startTime.getTime() }, now);

/** Cancelled, for now: until its start it may come back. */
const lookAgain = (row: ReminderRow, now: Date): ReminderChange => ({
  row,
  set: { dueTime: nextLook(row.startTime.getTime(), now) },
});

/** Null when it would be too late. */
function nextLook(startMs: number, now: Date): Date | null {
  const nextMs = Math.max(startMs - LEAD_MS, now.getTime() + LOOK_AGAIN_MS);
  return nextMs < startMs ? new Date(nextMs) : null;
}

interface Sending {
  dependencies: ReminderDependencies;
  store: AccountStore;
  account: Account;
  now: Date;
}

async function mailsFor(
  { dependencies, store, account, now }: Sending,
  rows: readonly ReminderRow[],
  found: FoundEvent,
): Promise<ReminderChange[]> {
  const recipients = await store.reminders.recipients(rows.map(({ userId }) => userId));
  const readers = new Map(recipients.map((reader) => [reader.id, reader]));
  const startTime = new Date(found.startMs);
  const place = { event: found.event, startTime };
  const changes: ReminderChange[] = rows
    .filter(({ userId }) => !readers.has(userId))
    .map((row) => ({ row, set: { ...place, dueTime: nextLook(found.startMs, now) } }));
  // The brand may have several hosts; each viewer's links lead to the one that they were on.
  const groups = groupBy(
    rows.filter(({ userId }) => readers.has(userId)),
    ({ siteOrigin }) => siteOrigin,
  );
  for (const [origin, some] of groups) {
    const letters = some.flatMap((row) => toLetter(account, row, readers.get(row.userId), found));
    const context = { account, store, calledAt: new URL(origin), now };
    const mails = await dependencies.outbox.prepareAll(context, letters);
    const set = { ...place, dueTime: null, remindedTime: startTime };
    changes.push(...some.map((row, at) => ({ row, set, mail: mails[at] ?? null })));
  }
  return changes;
}

function toLetter(
  account: Account,
  { language, timeZone }: ReminderRow,
  reader: Addressed['reader'] | undefined,
  { startMs, contentId, title, channel }: FoundEvent,
): Addressed[] {
  if (!reader) return [];
  const localise = localiserFor(language, account.defaultLanguage, 'en');
  const event = {
    title: localise(title) ?? contentId,
    channel: channel ? (localise(channel.name) ?? channel.id) : '',
    timeZone,
  };
  const path = channel
    ? `/channel/${encodeURIComponent(channel.id)}`
    : `/content/${encodeURIComponent(contentId)}`;
  const kind = channel ? 'reminder_programme' : 'reminder_title';
  return [{ reader, language, letter: { kind, until: new Date(startMs), event, path } }];
}
