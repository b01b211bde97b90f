import type { OwnDomain } from '#app/contract/domain-calls.ts';
import type { TenantRecord } from '#app/contract/tenant.ts';
import type { CallContext } from '#workers/platform/call-context.ts';
import { isServedByOperator } from '#workers/platform/domains/operator-zone.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { DomainRow } from '#workers/platform/storage/domain-store.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';

type Context = Pick<CallContext, 'session' | 'account' | 'calledAt' | 'dependencies'>;

/** The owner who calls, and the brand: of several of one account that at whose hostname they are. */
export async function requireOwnBrand(context: Context): Promise<{ record: TenantRecord; actor: string }> {
  const { user } = requireRole(context, 'own');
  const { account, calledAt, dependencies } = context;
  const { registry } = dependencies;
  const slug = (await registry.ownersOf([calledAt.hostname])).get(calledAt.hostname);
  const called = slug === undefined ? null : (await registry.find(slug))?.record;
  const record =
    called?.account_id === account.accountId ? called : await registry.ofAccount(account.accountId);
  // The brand is in the registry of another platform.
  if (!record) throw new HttpError(404, 'not_found');
  return { record, actor: `user:${user.id}` };
}

/** A hostname of the brand; one of another does not exist here. */
export async function requireOwnRow(
  { dependencies }: Context,
  { slug }: TenantRecord,
  hostname: string,
): Promise<DomainRow> {
  const row = await dependencies.domainStates.find(slug, hostname);
  if (!row || (row.removedTime !== null && !row.isContested)) throw new HttpError(404, 'not_found');
  return row;
}

export function toOwnDomain(
  { dependencies }: Pick<CallContext, 'dependencies'>,
  record: TenantRecord,
  row: DomainRow,
): OwnDomain {
  const { hostname, cause, finding, isContested, sinceTime, checkedTime, nextCheckTime, history } = row;
  // It works before anybody has looked.
  const isDefault = isServedByOperator(dependencies, hostname);
  return {
    ...{
      hostname,
      state: isDefault ? 'live' : row.state,
      cause: isDefault ? undefined : (cause ?? undefined),
    },
    ...{ variant: finding.variant ?? undefined, values: { ...finding.values }, mender: finding.mender },
    ...{ changes: [...finding.changes], record: finding.record ?? undefined },
    is_primary: record.primary_host === hostname,
    is_default: isDefault,
    is_contested: isContested,
    since: sinceTime.toISOString(),
    checked_date: checkedTime?.toISOString(),
    next_check_date: nextCheckTime.toISOString(),
    history: history.map(({ state, cause, time }) => ({
      ...{ state, cause: cause ?? undefined, time: new Date(time).toISOString() },
    })),
  };
}
