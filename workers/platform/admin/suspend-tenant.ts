import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { type Suspension, SuspensionSchema, type TenantRecord } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import type { KnownTenant } from '#workers/platform/storage/registry-store.ts';
import { AdminError } from './admin-error.ts';
import {
  changedMeanwhile,
  type RegistryDependencies,
  requireUndeletedTenant,
  type Written,
} from './tenants.ts';

const BodySchema = v.strictObject({ reason: SuspensionSchema.entries.reason });

type Deps = RegistryDependencies & Pick<Dependencies, 'accounts'>;

/** Takes a brand off the air (operators.md B.9); one that is off already gets the new reason. */
export async function suspendTenant(deps: Deps, slug: string, body: unknown): Promise<Written> {
  const old = await requireUndeletedTenant(deps, slug);
  const read = v.safeParse(BodySchema, body);
  if (!read.success)
    throw new AdminError(422, `Suspending takes { "reason" }, of at most ${LIMITS.message} characters.`);
  const account = await deps.directory.find(old.record.account_id);
  const [first, ...others] = account
    ? new Set([account.defaultLanguage, ...account.allowedLanguages.map(({ code }) => code)])
    : new Set(['en']);
  const suspended: Suspension = {
    since: old.record.suspended?.since ?? deps.now().toISOString(),
    reason: read.output.reason,
    languages: [first ?? 'en', ...others],
  };
  return write(deps, old, { ...old.record, suspended });
}

export async function resumeTenant(deps: Deps, slug: string): Promise<Written> {
  const old = await requireUndeletedTenant(deps, slug);
  const { suspended, ...record } = old.record;
  if (!suspended) throw new AdminError(409, `"${slug}" is not suspended.`);
  return write(deps, old, record);
}

async function write(deps: Deps, old: KnownTenant, changed: TenantRecord): Promise<Written> {
  const record = { ...changed, config_version: changed.config_version + 1 };
  if ((await deps.registry.changeState(old, record, deps.now())) === 'conflict')
    throw changedMeanwhile(record.slug);
  const account = await deps.directory.find(record.account_id);
  if (account) deps.accounts.forget(account);
  return { record, isProjected: await projectTenant(deps, record.slug), notes: [] };
}
