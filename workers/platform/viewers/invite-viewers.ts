import type { ViewerEntry } from '#app/contract/site/viewers.ts';
import { localiserFor } from '#app/lib/localise.ts';
import type { Addressed } from '#workers/platform/mail/outbox.ts';
import { NO_PASSWORD } from '#workers/platform/storage/viewer-list-store.ts';
import type { ViewerWrites } from '#workers/platform/storage/viewer-list-writes.ts';
import { newKey } from '#workers/platform/user/keys.ts';
import type { Importing } from './import-viewers.ts';
import type { PlannedEntry } from './plan-entries.ts';

interface Inviting {
  planned: readonly PlannedEntry[];
  entries: readonly (ViewerEntry | null)[];
  invite: 'new' | 'all' | 'none';
  isDryRun: boolean;
}

/**
 * Puts a link that sets a password, and the mail that it is in, beside what is written of each viewer without one. An
 * address gets one a day, however often a file comes in.
 */
export async function inviteViewers(
  importing: Importing,
  inviting: Inviting,
  writes: ViewerWrites,
): Promise<void> {
  const { dependencies, store, account, calledAt, now } = importing;
  const wanted = wantedInvitations(inviting, now);
  const recent = await store.viewerList.recentlyInvited([...wanted.keys()], now);
  for (const { userId } of recent) {
    wanted.get(userId)?.result.notes.push('was invited less than a day ago, and is not again');
    wanted.delete(userId);
  }
  const invitations = [...wanted].map(([userId, one]) => ({ one, ...newKey('invitation', userId, now) }));
  const letters = invitations.map(({ one, key }): Addressed => {
    const language = inviting.entries[inviting.planned.indexOf(one)]?.language ?? account.defaultLanguage;
    return toLetter(one, { key, language, fallback: account.defaultLanguage, now });
  });
  const mails = await dependencies.outbox.prepareAll({ account, store, calledAt, now }, letters);
  invitations.forEach(({ one: { result }, row }, at) => {
    const mail = mails[at];
    if (!mail) {
      result.notes.push('no invitation goes out: mail is not set up, or the brand has no hostname');
      return;
    }
    result.is_invited = true;
    result.has_payment_reminder = mail.kind === 'invited_to_pay';
    if (inviting.isDryRun) return;
    writes.mails.push(mail);
    writes.keys.push(row);
  });
}

/** By their viewers' ids. */
function wantedInvitations({ planned, invite }: Inviting, now: Date): Map<string, PlannedEntry> {
  const wanted = new Map<string, PlannedEntry>();
  for (const one of planned) {
    const { user, isNew } = one;
    const isWanted = invite === 'all' || (invite === 'new' && isNew);
    if (!user || !isWanted || user.passwordHash !== NO_PASSWORD) continue;
    // Of a viewer with several plans, one that ends is what the mail has to name.
    if (!wanted.has(user.id) || toEnd(one, now)) wanted.set(user.id, one);
  }
  return wanted;
}

/** A plan that runs, and ends unless its viewer pays again. */
function toEnd({ result, paidUntil }: PlannedEntry, now: Date): boolean {
  return result.renewal === 'pays-again' && paidUntil !== null && paidUntil > now;
}

function toLetter(
  one: PlannedEntry,
  { key, language, fallback, now }: { key: string; language: string; fallback: string; now: Date },
): Addressed {
  const { user: reader, plan, paidUntil } = one;
  if (!reader) throw new Error('an entry without a viewer is invited');
  if (!plan || !paidUntil || !toEnd(one, now)) return { reader, language, letter: { kind: 'invited', key } };
  const payment = { plan: localiserFor(language, fallback, 'en')(plan.name) ?? plan.id, amount: '' };
  return { reader, language, letter: { kind: 'invited_to_pay', key, until: paidUntil, payment } };
}
