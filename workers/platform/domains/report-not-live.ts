import { hasRole } from '#app/contract/roles.ts';
import { localiserFor } from '#app/lib/localise.ts';
import type { Account } from '#workers/platform/storage/directory.ts';
import type { DomainRow } from '#workers/platform/storage/domain-store.ts';
import type { DueDomainDependencies } from './check-due.ts';

const PATIENCE_MS = 24 * 60 * 60_000;

/**
 * Once a hostname has not been live for a day: a mail to the brand's owners, and an incident where the operator mends it,
 * which is over when the hostname is live.
 */
export async function reportNotLive(deps: DueDomainDependencies, row: DomainRow): Promise<void> {
  const { downTime, mailedTime } = row;
  const now = deps.now();
  if (downTime === null) {
    if (mailedTime !== null) await endReport(deps, row, now);
    return;
  }
  if (mailedTime !== null || now.getTime() - downTime.getTime() < PATIENCE_MS) return;
  const account = await accountOf(deps, row);
  if (account) await report(deps, row, { account, downTime, now });
  await deps.domainStates.markMailed(row, now);
}

async function report(
  deps: DueDomainDependencies,
  row: DomainRow,
  { account, downTime, now }: { account: Account; downTime: Date; now: Date },
): Promise<void> {
  const { hostname, cause, finding } = row;
  if (finding.mender !== 'operator' && cause !== 'not_known') return mailOwners(deps, row, account);
  const details = { cause, variant: finding.variant, since: downTime.toISOString() };
  const { incidents } = deps.stores.storeFor(account.accountId);
  await incidents.report({ kind: 'domain-not-live', subject: hostname, details }, now);
}

async function endReport(deps: DueDomainDependencies, row: DomainRow, now: Date): Promise<void> {
  const account = await accountOf(deps, row);
  if (account)
    await deps.stores.storeFor(account.accountId).incidents.resolve('domain-not-live', row.hostname, now);
  await deps.domainStates.markMailed(row, null);
}

async function accountOf({ registry, accounts }: DueDomainDependencies, { slug }: DomainRow) {
  const accountId = (await registry.find(slug))?.record.account_id;
  return accountId === undefined ? null : await accounts.byId(accountId);
}

async function mailOwners(
  { stores, outbox, now }: DueDomainDependencies,
  { hostname }: DomainRow,
  account: Account,
): Promise<void> {
  const store = stores.storeFor(account.accountId);
  const owners = (await store.users.staff()).filter(({ roles }) => hasRole(roles ?? [], 'own'));
  const language = account.defaultLanguage;
  const letter = {
    ...{ kind: 'domain_not_live' as const, host: hostname },
    path: `/studio/domains/${encodeURIComponent(hostname)}`,
  };
  for (const reader of owners) {
    const localise = localiserFor(language, account.defaultLanguage, 'en');
    // Its link leads to a hostname that works: siteOf has no call to go by here.
    const calledAt = new URL('http://platform.localhost');
    const context = { account, store, language, localise, calledAt, now: now() };
    const mail = await outbox.prepare(context, reader, letter);
    if (mail) await store.mails.add(mail);
  }
}
