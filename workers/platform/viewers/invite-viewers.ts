import type { ViewerEntry } from '#app/contract/site/viewers.ts';
import { localiserFor } from '#workers/platform/http/localise.ts';
import type { Addressed } from '#workers/platform/mail/outbox.ts';
import { NO_PASSWORD, type ViewerWrites } from '#workers/platform/storage/viewer-list-store.ts';
import { hashOfSecret, newSecret } from '#workers/platform/user/secret.ts';
import type { Importing } from './import-viewers.ts';
import type { PlannedEntry } from './plan-entries.ts';

/** As the mail states it. People do not read all mails on the day that they come. */
const INVITATION_MS = 14 * 24 * 60 * 60 * 1000;

interface Inviting {
  planned: readonly PlannedEntry[];
  entries: readonly (ViewerEntry | null)[];
  invite: 'new' | 'all' | 'none';
  isDryRun: boolean;
}

/** Puts a link that sets a password, and the mail that it is in, beside what is written of each viewer without one. */
export async function inviteViewers(
  { dependencies, store, account, calledAt, now }: Importing,
  { planned, entries, invite, isDryRun }: Inviting,
  writes: ViewerWrites,
): Promise<void> {
  const invited = new Map<string, PlannedEntry>();
  for (const one of planned) {
    const { user, isNew } = one;
    const isWanted = invite === 'all' || (invite === 'new' && isNew);
    if (!user || !isWanted || user.passwordHash !== NO_PASSWORD) continue;
    // Of a viewer with several plans, one that ends is what the mail has to name.
    if (!invited.has(user.id) || toEnd(one, now)) invited.set(user.id, one);
  }
  const listed = [...invited.values()];
  const secrets = listed.map(() => newSecret());
  const letters = listed.map((one, at): Addressed => {
    const language = entries[planned.indexOf(one)]?.language ?? account.defaultLanguage;
    return toLetter(one, { key: secrets[at] ?? '', language, fallback: account.defaultLanguage, now });
  });
  const mails = await dependencies.outbox.prepareAll({ account, store, calledAt, now }, letters);
  listed.forEach(({ result, user }, at) => {
    const mail = mails[at];
    if (!mail || !user) {
      result.notes.push('no invitation goes out: mail is not set up, or the brand has no hostname');
      return;
    }
    result.is_invited = true;
    if (isDryRun) return;
    writes.mails.push(mail);
    writes.keys.push({
      keyHash: hashOfSecret(secrets[at] ?? ''),
      kind: 'reset',
      userId: user.id,
      createdDate: now,
      expiresTime: new Date(now.getTime() + INVITATION_MS),
      usedTime: null,
    });
  });
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
