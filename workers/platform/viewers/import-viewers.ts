import * as v from 'valibot';
import { type Fault, faultsOf } from '#app/contract/site/plain-words.ts';
import {
  type ViewerEntry,
  ViewerEntrySchema,
  type ViewerResult,
  type ViewersBodySchema,
} from '#app/contract/site/viewers.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { AccountStore } from '#workers/platform/storage/account-store.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import { isFailedCondition, isTaken } from '#workers/platform/storage/failed-condition.ts';
import type { ViewerWrites } from '#workers/platform/storage/viewer-list-writes.ts';
import { inviteViewers } from './invite-viewers.ts';
import { readKnown } from './known-viewers.ts';
import { type PlannedEntry, planEntry, rejection } from './plan-entries.ts';

/** Somebody may sign up, or end a renewal, between reading and writing; the next try sees it. */
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
type Read = { entry: ViewerEntry } | { faults: Fault[] };

/** A result each, in their order. Who is there already is not made again, so a repeated request is safe. */
export async function importViewers(
  importing: Importing,
  { viewers, invite, dry_run }: Body,
): Promise<ViewerResult[]> {
  const read = viewers.map(readEntry);
  const entries = read.map((one) => ('entry' in one ? one.entry : null));
  for (let attempt = 1; ; attempt++) {
    const known = await readKnown(
      importing,
      entries.filter((entry) => entry !== null),
    );
    const writes = emptyWrites();
    const planned = read.map((one) =>
      'faults' in one ? rejection(one.faults) : planEntry(known, one.entry, writes),
    );
    await inviteViewers(importing, { planned, entries, invite, isDryRun: dry_run }, writes);
    addAudits(importing, planned, writes);
    if (dry_run) return planned.map(({ result }) => result);
    try {
      await importing.store.viewerList.write(writes, known.renewals, importing.now);
      return planned.map(({ result }) => result);
    } catch (error) {
      if (attempt === TRIES || !(isTaken(error) || isFailedCondition(error))) throw error;
    }
  }
}

function readEntry(input: unknown): Read {
  const read = v.safeParse(ViewerEntrySchema, input);
  return read.success ? { entry: read.output } : { faults: faultsOf(read.issues) };
}

function addAudits({ actor }: Importing, planned: readonly PlannedEntry[], writes: ViewerWrites): void {
  for (const { result, user, plan, paidUntil } of planned)
    if (user && (result.result === 'created' || result.result === 'changed'))
      writes.audits.push({
        actor,
        action: `viewer.${result.result}`,
        subject: user.id,
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
