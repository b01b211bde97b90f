import { hasRole } from '#app/contract/roles.ts';
import { localiserFor } from '#app/lib/localise.ts';
import type { DomainRow } from '#workers/platform/storage/domain-store.ts';
import type { DueDomainDependencies } from './check-due.ts';

const PATIENCE_MS = 24 * 60 * 60_000;

/** Once a hostname has not been live for a day: a mail to the brand's owners, and an incident where the operator mends it. */
export async function reportNotLive(deps: DueDomainDependencies, row: DomainRow): Promise<void> {
  const { downTime, mailedTime, slug, hostname, cause, finding } = row;
  const now = deps.now();
  if (downTime === null || mailedTime !== null || now.getTime() - downTime.getTime() < PATIENCE_MS) return;
  const accountId = (await deps.registry.find(slug))?.record.account_id;
  const account = accountId === undefined ? null : await deps.accounts.byId(accountId);
  if (account) {
    const isForOperator = finding.mender === 'operator' || cause === 'not_known';
    const details = { cause, variant: finding.variant, since: downTime.toISOString() };
    const incident = { kind: 'domain-not-live' as const, subject: hostname, details };
    if (isForOperator) await deps.stores.storeFor(account.accountId).incidents.report(incident, now);
    else await mailOwners(deps, row, account);
  }
  await deps.domainStates.markMailed(row, now);
}

async function mailOwners(
  { stores, outbox, now }: DueDomainDependencies,
  { hostname }: DomainRow,
  account: NonNullable<Awaited<ReturnType<DueDomainDependencies['accounts']['byId']>>>,
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
