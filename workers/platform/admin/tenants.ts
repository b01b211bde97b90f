import * as v from 'valibot';
import {
  HOST_PREFIX,
  NewSlugSchema,
  SlugSchema,
  type TenantRecord,
  TenantRecordSchema,
} from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { defaultHostname } from '#workers/platform/domains/operator-zone.ts';
import { hostNote, hostRejection } from '#workers/platform/registry/host-rules.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import type { KnownTenant } from '#workers/platform/storage/registry-store.ts';
import { AdminError } from './admin-error.ts';

const MAX_PAGE = 100;

const PageSchema = v.object({
  after: v.optional(v.union([v.literal(''), SlugSchema]), ''),
  limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(1)), '100'),
});

export type RegistryDependencies = Pick<
  Dependencies,
  'tenants' | 'directory' | 'apiHost' | 'registry' | 'projection' | 'zone' | 'now'
>;

/** What was written, and whether KV, which the edge reads, has it already. */
export interface Written {
  record: TenantRecord;
  isProjected: boolean;
  /** What the owner of a hostname that is new should know. */
  notes: string[];
}

/** Brands by slug, a page at a time; `next` is where the following one begins, null after the last. */
export async function listTenants({ registry }: RegistryDependencies, query: Record<string, string>) {
  const parsed = v.safeParse(PageSchema, query);
  if (!parsed.success)
    throw new AdminError(422, `A page is "after" (a slug) and "limit" (1 to ${MAX_PAGE}).`);
  const limit = Math.min(parsed.output.limit, MAX_PAGE);
  const found = await registry.page(parsed.output.after, limit + 1);
  const records = found.slice(0, limit);
  return { records, next: found.length > limit ? (records.at(-1)?.slug ?? null) : null };
}

export async function readTenant(deps: RegistryDependencies, slug: string): Promise<TenantRecord> {
  return (await requireTenant(deps, slug)).record;
}

export async function requireTenant({ registry }: RegistryDependencies, slug: string): Promise<KnownTenant> {
  const found = await registry.find(slug);
  if (!found) throw new AdminError(404, `There is no tenant "${slug}".`);
  return found;
}

/** One that can be changed: a deleted brand is taken back first. */
export async function requireUndeletedTenant(deps: RegistryDependencies, slug: string): Promise<KnownTenant> {
  const found = await requireTenant(deps, slug);
  requireNotDeleted(found);
  return found;
}

function requireNotDeleted({ record: { slug, deleted } }: KnownTenant): void {
  if (deleted) throw new AdminError(409, `"${slug}" is deleted: undelete it first.`);
}

/**
 * The brand that answers on a hostname. One that nobody could have is rejected with the reason, before anything is made
 * for it.
 */
export async function readHostname(deps: RegistryDependencies, hostname: string) {
  const slug = (await deps.registry.ownersOf([hostname])).get(hostname);
  if (slug !== undefined) return { hostname, slug };
  await requireAdopted(deps);
  await requireUsableHosts(deps, [hostname]);
  throw new AdminError(404, `Nobody answers on ${hostname}.`);
}

/** A brand that is not there yet: of two creates at once one is rejected. */
export async function createTenant(deps: RegistryDependencies, body: unknown): Promise<Written> {
  const record = parseRecord(withDefaultHost(deps, body));
  requireNewSlug(record.slug);
  requireSuspension(record, undefined);
  await requireAccount(deps, record);
  await requireAdopted(deps);
  await requireUsableHosts(deps, record.hostnames);
  await requireFreeHosts(deps, record);
  const outcome = await deps.registry.create(record, deps.now());
  if (outcome === 'conflict') {
    await requireFreeHosts(deps, record);
    throw new AdminError(409, `There is a tenant "${record.slug}" already.`);
  }
  return written(deps, record, record.hostnames);
}

/** Where the deployment has a zone for brands, a new one is there at once: `<slug>.<zone>`, beside what it is given. */
function withDefaultHost(deps: RegistryDependencies, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('slug' in body)) return body;
  const host = defaultHostname(deps, String(body.slug));
  const hostnames = 'hostnames' in body && Array.isArray(body.hostnames) ? body.hostnames : [];
  return host === null || hostnames.includes(host) ? body : { ...body, hostnames: [...hostnames, host] };
}

/** Writes the whole record, of a new brand or in place of what a known one has. */
export async function putTenant(deps: RegistryDependencies, slug: string, body: unknown): Promise<Written> {
  const record = parseRecord(body);
  if (record.slug !== slug) throw new AdminError(422, `The record is of "${record.slug}", not of "${slug}".`);
  const old = await deps.registry.find(slug);
  return old ? await replaceTenant(deps, old, record) : await createTenant(deps, body);
}

/** Checks everything first: a rejection leaves the brand as it was. */
export async function replaceTenant(
  deps: RegistryDependencies,
  old: KnownTenant,
  record: TenantRecord,
): Promise<Written> {
  requireNotDeleted(old);
  requireSuspension(record, old.record.suspended);
  await requireAccount(deps, record);
  const added = record.hostnames.filter((hostname) => !old.record.hostnames.includes(hostname));
  await requireUsableHosts(deps, added);
  await requireFreeHosts(deps, record);
  if ((await deps.registry.replace(old, record, deps.now())) === 'conflict') {
    await requireFreeHosts(deps, record);
    throw changedMeanwhile(record.slug);
  }
  return written(deps, record, added);
}

/** Its account stays, suspended while it has no brand: nothing is charged. */
export async function removeTenant(deps: RegistryDependencies, slug: string): Promise<void> {
  const old = await requireUndeletedTenant(deps, slug);
  if ((await deps.registry.remove(old, deps.now())) === 'conflict') throw changedMeanwhile(slug);
  await projectTenant(deps, slug);
}

export const changedMeanwhile = (slug: string) =>
  new AdminError(409, `Somebody else changed "${slug}" at the same moment: look at it and try again.`);

async function written(
  deps: RegistryDependencies,
  record: TenantRecord,
  added: readonly string[],
): Promise<Written> {
  const notes = added.flatMap((hostname) => hostNote(hostname) ?? []);
  return { record, isProjected: await projectTenant(deps, record.slug), notes };
}

function parseRecord(body: unknown): TenantRecord {
  const result = v.safeParse(TenantRecordSchema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AdminError(422, `${v.getDotPath(issue) ?? 'record'}: ${issue.message}`);
}

/** Its account goes with it, which only its own calls see to. */
function requireSuspension({ slug, suspended, deleted }: TenantRecord, old: TenantRecord['suspended']): void {
  if (deleted) throw new AdminError(422, `"${slug}" is deleted by a call of its own, not by its record.`);
  if (JSON.stringify(suspended) === JSON.stringify(old)) return;
  throw new AdminError(422, `"${slug}" is suspended and resumed by calls of their own, not by its record.`);
}

function requireNewSlug(slug: string): void {
  const result = v.safeParse(NewSlugSchema, slug);
  if (!result.success) throw new AdminError(422, `The slug "${slug}" ${result.issues[0].message}.`);
}

/** Hostnames that a brand had before a rule came stay as they are. */
async function requireUsableHosts(
  { directory, apiHost }: RegistryDependencies,
  added: readonly string[],
): Promise<void> {
  for (const hostname of added) {
    const rejection = hostRejection(hostname, apiHost);
    if (rejection !== null) throw new AdminError(422, rejection);
    if (await directory.findByAssetHostname(hostname))
      throw new AdminError(422, `${hostname} serves the files of an account: choose another one.`);
  }
}

/** A brand whose user service is elsewhere has its account there. */
async function requireAccount({ directory }: RegistryDependencies, record: TenantRecord): Promise<void> {
  if (record.services?.user) return;
  const account = await directory.find(record.account_id);
  if (!account) throw new AdminError(422, `There is no account "${record.account_id}".`);
}

async function requireFreeHosts({ registry }: RegistryDependencies, record: TenantRecord): Promise<void> {
  for (const [hostname, holder] of await registry.ownersOf(record.hostnames)) {
    if (holder !== record.slug)
      throw new AdminError(409, `The host ${hostname} belongs to tenant "${holder}".`);
  }
}

/** Until then a new brand could be given a hostname that only KV knows to be somebody's. */
async function requireAdopted({ registry, tenants }: RegistryDependencies): Promise<void> {
  if (!(await registry.isEmpty())) return;
  const { keys } = await tenants.list({ prefix: HOST_PREFIX, limit: 1 });
  if (keys.length === 0) return;
  throw new AdminError(
    409,
    'KV has brands that D1 does not know yet: run `npm run tenant -- project` first.',
  );
}
