import * as v from 'valibot';
import { faultsOf } from '#app/contract/site/plain-words.ts';
import {
  type ViewerEntry,
  ViewerEntrySchema,
  type ViewerResult,
  type ViewersBodySchema,
} from '#app/contract/site/viewers.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import type { ViewerWrites } from '#workers/platform/storage/viewer-list-store.ts';
import { toEmailKey } from '#workers/platform/user/normalise.ts';
import { importedRenewalId, importedSubscriptionId } from './imported-ids.ts';
import { inviteViewers } from './invite-viewers.ts';
import { type KnownViewers, type PlannedEntry, planEntry } from './plan-entries.ts';

/** Somebody may sign up between reading and writing; the next try sees it. */
const TRIES = 3;

export interface Importing {
  dependencies: Pick<Dependencies, 'payments' | 'outbox'>;
  store: AccountStore;
  account: Account;
  /** For links, where the account has several sites. */
  calledAt: URL;
  actor: string;
  now: Date;
}

type Body = v.InferOutput<typeof ViewersBodySchema>;
type Read = { entry: ViewerEntry } | { rejected: ViewerResult };

/** A result each, in their order. Who is there already is not made again, so a repeated request is safe. */
export async function importViewers(
  importing: Importing,
  { viewers, invite, dry_run }: Body,
): Promise<ViewerResult[]> {
  const read = viewers.map(readEntry);
  for (let attempt = 1; ; attempt++) {
    const known = await readKnown(importing, read);
    const writes = emptyWrites();
    const planned = read.map((one): PlannedEntry => {
      if ('rejected' in one) return { result: one.rejected, viewer: null, plan: null, paidUntil: null };
      return planEntry(known, one.entry, writes);
    });
    const entries = read.map((one) => ('entry' in one ? one.entry : null));
    await inviteViewers(importing, { planned, entries, invite, isDryRun: dry_run }, writes);
    addAudits(importing, planned, writes);
    if (dry_run) return planned.map(({ result }) => result);
    try {
      await importing.store.viewerList.write(writes, importing.now);
      return planned.map(({ result }) => result);
    } catch (error) {
      if (attempt === TRIES || !isTaken(error)) throw error;
    }
  }
}

function readEntry(input: unknown): Read {
  const read = v.safeParse(ViewerEntrySchema, input);
  if (read.success) return { entry: read.output };
  const faults = faultsOf(read.issues);
  return { rejected: { result: 'rejected', renewal: null, is_invited: false, faults, notes: [] } };
}

async function readKnown(
  { dependencies, store, account, now }: Importing,
  read: readonly Read[],
): Promise<KnownViewers> {
  const emailKeys = read.flatMap((one) => ('entry' in one ? [toEmailKey(one.entry.email_id)] : []));
  const [plans, users, gateway] = await Promise.all([
    store.viewerList.plans(),
    store.viewerList.byEmails(emailKeys),
    store.plans.gateway({ org: 'Stripe' }),
  ]);
  const userIds = users.map(({ id }) => id);
  const idsOf = (idOf: (userId: string, planId: string) => string) =>
    userIds.flatMap((userId) => plans.map(({ id }) => idOf(userId, id)));
  const [subscriptions, renewals] = await Promise.all([
    store.viewerList.subscriptionsById(idsOf(importedSubscriptionId)),
    store.viewerList.renewalsOf(userIds, idsOf(importedRenewalId)),
  ]);
  const ongoing = renewals.filter(({ renewalStatus }) => renewalStatus === 'ongoing');
  return {
    accountId: account.accountId,
    plans,
    stripe: gateway?.isAccountVerified && gateway.sealedKeys !== null ? gateway : null,
    users: new Map(users.map((user) => [user.emailKey, user])),
    subscriptions: new Map(subscriptions.map((row) => [row.id, row])),
    renewals: new Map(renewals.map((row) => [row.id, row])),
    ongoing: new Map(ongoing.map((row) => [row.userId, row])),
    sealing: dependencies.payments.sealing,
    now,
  };
}

function addAudits({ actor }: Importing, planned: readonly PlannedEntry[], writes: ViewerWrites): void {
  for (const { result, viewer, plan, paidUntil } of planned)
    if (viewer && (result.result === 'created' || result.result === 'changed'))
      writes.audits.push({
        actor,
        action: `viewer.${result.result}`,
        subject: viewer.user.id,
        details: {
          plan: plan?.id ?? null,
          paid_until: paidUntil?.toISOString() ?? null,
          renewal: result.renewal,
        },
      });
}

function emptyWrites(): ViewerWrites {
  return { users: [], keys: [], subscriptions: [], renewals: [], mails: [], audits: [] };
}

function isTaken(error: unknown): boolean {
  const messages = [error, (error as { cause?: unknown } | null)?.cause].map(String);
  return messages.some((message) => message.includes('UNIQUE constraint failed'));
}
