import type { Dependencies } from '#workers/platform/dependencies.ts';
import { logBug } from '#workers/platform/http/responses.ts';
import type { DomainRow } from '#workers/platform/storage/domain-store.ts';
import { checkDomain, type DomainCheckDependencies } from './check-domain.ts';
import { removeAtCloudflare } from './remove-at-cloudflare.ts';
import { reportNotLive } from './report-not-live.ts';

/** Of one run: a look takes some 20 requests of the 1,000 that an invocation may send. The next run continues. */
const MAX_DUE = 20;
/** A Worker has six connections at once. */
const AT_ONCE = 4;
/** Before a look that has failed by a bug is repeated. */
const AFTER_BUG_MS = 15 * 60_000;
/** Before the hostname of a deleted brand is thought of again. */
const WHILE_DELETED_MS = 60 * 60_000;

export type DueDomainDependencies = DomainCheckDependencies & Pick<Dependencies, 'accounts' | 'outbox'>;

/** Every minute: looks at the hostnames whose time has come (operators.md B.7). Returns how many were due. */
export async function checkDueDomains(deps: DueDomainDependencies, now: Date): Promise<number> {
  const due = await deps.domainStates.due(now, MAX_DUE);
  for (let at = 0; at < due.length; at += AT_ONCE)
    await Promise.all(due.slice(at, at + AT_ONCE).map((row) => checkOne(deps, row)));
  return due.length;
}

async function checkOne(deps: DueDomainDependencies, row: DomainRow): Promise<void> {
  try {
    if (row.removedTime !== null && !row.isContested) {
      await removeAtCloudflare(deps, row);
      return;
    }
    // Of a deleted brand nothing is live: its hostnames wait for it to be taken back, or erased.
    if ((await deps.registry.find(row.slug))?.record.deleted) {
      await deps.domainStates.postpone(row, new Date(deps.now().getTime() + WHILE_DELETED_MS));
      return;
    }
    const checked = await checkDomain(deps, row);
    if (checked) await reportNotLive(deps, checked);
  } catch (thrown) {
    logBug(thrown, { requestId: row.hostname, account: row.slug });
    const nextCheck = new Date(deps.now().getTime() + AFTER_BUG_MS);
    await deps.domainStates.postpone(row, nextCheck).catch(() => {});
  }
}
