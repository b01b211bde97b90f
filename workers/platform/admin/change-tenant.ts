import * as v from 'valibot';
import {
  HostnameSchema,
  MediaHostsSchema,
  type TenantRecord,
  TenantRecordSchema,
} from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { lookAt } from '#workers/platform/domains/look.ts';
import { isServedByOperator } from '#workers/platform/domains/operator-zone.ts';
import { changeAccount, TitleSchema } from './accounts.ts';
import { AdminError } from './admin-error.ts';
import { type DomainDeps, lookAtDomain } from './domains.ts';
import { type RegistryDependencies, replaceTenant, requireUndeletedTenant, type Written } from './tenants.ts';

const HostnamesSchema = v.pipe(v.array(HostnameSchema), v.maxLength(50));

/** What is named is changed; the list of media hosts replaces the one before. */
const ChangeSchema = v.strictObject({
  add_hostnames: v.optional(HostnamesSchema),
  remove_hostnames: v.optional(HostnamesSchema),
  /** Null makes all hostnames equal again. */
  primary_host: v.optional(v.nullable(HostnameSchema)),
  media_hosts: v.optional(MediaHostsSchema),
  title: v.optional(TitleSchema),
});
type Change = v.InferOutput<typeof ChangeSchema>;

type Deps = RegistryDependencies & DomainDeps & Pick<Dependencies, 'stores' | 'accounts' | 'media'>;

/**
 * Changes a brand that is there, without an outage: hostnames are added before others go, and everything is
 * checked before anything is written.
 */
export async function changeTenant(deps: Deps, slug: string, body: unknown): Promise<Written> {
  const old = await requireUndeletedTenant(deps, slug);
  const change = parse(ChangeSchema, body);
  if (Object.keys(change).length === 0)
    throw new AdminError(422, `Name what is to change: ${Object.keys(ChangeSchema.entries).join(', ')}.`);
  const record = changed(old.record, change);
  if (change.title !== undefined && record.services?.user)
    throw new AdminError(422, `The title of "${slug}" is at its own user service: change it there.`);
  const isSame = JSON.stringify(record) === JSON.stringify(old.record);
  await requireLivePrimary(deps, old.record, record);
  const written = isSame ? { record, isProjected: true, notes: [] } : await replaceTenant(deps, old, record);
  if (change.title !== undefined) await changeAccount(deps, record.account_id, { title: change.title });
  return written;
}

/** The others lead their visitors to the primary hostname: until it works, the one before it stays. */
async function requireLivePrimary(deps: Deps, old: TenantRecord, { slug, primary_host }: TenantRecord) {
  if (primary_host === undefined || primary_host === old.primary_host || deps.domains === null) return;
  if ((await deps.domainStates.find(slug, primary_host))?.state === 'live') return;
  const isNew = !old.hostnames.includes(primary_host);
  const { diagnosis } = isNew
    ? await lookAt(deps, primary_host, { brand: undefined })
    : await lookAtDomain(deps, primary_host, { brand: slug, isWanted: true });
  if (diagnosis.state === 'live' || (isNew && isServedByOperator(deps, primary_host))) return;
  throw new AdminError(
    422,
    `${primary_host} does not work yet, and all visitors of "${slug}" would be led to it. ${diagnosis.message} ` +
      (isNew ? 'Add it first, and make it primary once it works.' : 'Make it primary once it works.'),
  );
}

function changed(old: TenantRecord, change: Change): TenantRecord {
  const { add_hostnames = [], remove_hostnames = [], primary_host = old.primary_host, media_hosts } = change;
  for (const hostname of remove_hostnames) {
    if (!old.hostnames.includes(hostname))
      throw new AdminError(422, `"${old.slug}" does not answer on ${hostname}: it cannot be removed.`);
    if (hostname === primary_host)
      throw new AdminError(422, `${hostname} is the primary hostname: name another one first.`);
  }
  const all = [...new Set([...old.hostnames, ...add_hostnames])];
  const hostnames = all.filter((hostname) => !remove_hostnames.includes(hostname));
  if (hostnames.length === 0)
    throw new AdminError(422, `"${old.slug}" needs a hostname: add one, or remove the brand.`);
  const { primary_host: _, media_hosts: oldMediaHosts, ...others } = old;
  const media = media_hosts ?? oldMediaHosts ?? [];
  const record = {
    ...others,
    hostnames,
    ...(primary_host ? { primary_host } : {}),
    ...(media.length > 0 ? { media_hosts: media } : {}),
    config_version: old.config_version + (isSeenOnPages(old, change) ? 1 : 0),
  };
  return parse(TenantRecordSchema, record);
}

/** Cached pages name the primary host, the media hosts and the title. */
function isSeenOnPages(old: TenantRecord, { primary_host, media_hosts, title }: Change): boolean {
  const isOther = (one: unknown, two: unknown) => JSON.stringify(one) !== JSON.stringify(two);
  return (
    title !== undefined ||
    (primary_host !== undefined && isOther(primary_host ?? undefined, old.primary_host)) ||
    (media_hosts !== undefined && isOther(media_hosts, old.media_hosts ?? []))
  );
}

function parse<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new AdminError(422, `${v.getDotPath(issue) ?? 'change'}: ${issue.message}`);
}
