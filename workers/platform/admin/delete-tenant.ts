import * as v from 'valibot';
import type { TenantRecord } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import type { KnownTenant } from '#workers/platform/storage/registry-store.ts';
import { AdminError } from './admin-error.ts';
import { changedMeanwhile, type RegistryDependencies, requireTenant, type Written } from './tenants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long a deleted brand can be taken back (operators.md B.9). */
export const UNDO_DAYS = 30;

const BodySchema = v.strictObject({ now: v.optional(v.boolean(), false) });
const MAX_LISTED = 100;

type Deps = RegistryDependencies & Pick<Dependencies, 'accounts' | 'erasures'>;

/**
 * Takes a brand off its hostnames at once; its data goes after 30 days, or with `now` by the next cron, which is for those
 * who may not wait. Hostnames and slug are nobody else's until then.
 */
export async function deleteTenant(deps: Deps, slug: string, body: unknown): Promise<Written> {
  const old = await requireTenant(deps, slug);
  const read = v.safeParse(BodySchema, body);
  if (!read.success) throw new AdminError(422, 'Deleting takes { "now" }, which is true or false.');
  await requireNoErasure(deps, slug);
  const { deleted } = old.record;
  if (deleted && !read.output.now)
    throw new AdminError(
      409,
      `"${slug}" is deleted already: its data goes on ${deleted.erase_on.slice(0, 10)}.`,
    );
  const since = deps.now();
  const eraseOn = new Date(since.getTime() + (read.output.now ? 0 : UNDO_DAYS * DAY_MS));
  const written = await write(deps, old, {
    ...old.record,
    deleted: { since: deleted?.since ?? since.toISOString(), erase_on: eraseOn.toISOString() },
  });
  return { ...written, notes: await notesOf(deps, written.record) };
}

/** Brings everything back as it was. A brand that was suspended is suspended. */
export async function undeleteTenant(deps: Deps, slug: string): Promise<Written> {
  const old = await requireTenant(deps, slug);
  const { deleted, ...record } = old.record;
  if (!deleted) throw new AdminError(409, `"${slug}" is not deleted.`);
  await requireNoErasure(deps, slug);
  return write(deps, old, record);
}

/** What was erased, and what is being erased: the newest first. */
export async function listErasures({ erasures }: Pick<Deps, 'erasures'>) {
  return (await erasures.list(MAX_LISTED)).map((row) => ({
    slug: row.slug,
    account_id: row.accountId,
    scope: row.scope,
    deleted_time: row.deletedTime.toISOString(),
    started_time: row.startedTime.toISOString(),
    finished_time: row.finishedTime?.toISOString() ?? null,
    counts: row.counts ?? {},
  }));
}

async function requireNoErasure({ erasures }: Deps, slug: string): Promise<void> {
  if (await erasures.isUnfinished(slug))
    throw new AdminError(409, `The data of "${slug}" is being erased: nothing brings it back.`);
}

async function write(deps: Deps, old: KnownTenant, changed: TenantRecord): Promise<Written> {
  const record = { ...changed, config_version: changed.config_version + 1 };
  if ((await deps.registry.changeState(old, record, deps.now())) === 'conflict')
    throw changedMeanwhile(record.slug);
  const account = await deps.directory.find(record.account_id);
  if (account) deps.accounts.forget(account);
  return { record, isProjected: await projectTenant(deps, record.slug), notes: [] };
}

async function notesOf({ registry }: Deps, { slug, account_id }: TenantRecord): Promise<string[]> {
  const others = (await registry.slugsOf(account_id)).filter((other) => other !== slug);
  if (others.length === 0) return [];
  return [
    `The account ${account_id} is that of ${others.join(', ')}, too: its data stays for as long as they do.`,
  ];
}
