import * as v from 'valibot';
import { SlugSchema, type TenantRecord } from '#app/contract/tenant.ts';
import { adopt } from '#workers/platform/registry/adopt.ts';
import { projectTenant } from '#workers/platform/registry/project.ts';
import { AdminError } from './admin-error.ts';
import type { RegistryDependencies } from './tenants.ts';

const CursorSchema = v.strictObject({ cursor: v.optional(v.nullable(v.string()), null) });
const AfterSchema = v.strictObject({ after: v.optional(v.union([v.literal(''), SlugSchema]), '') });

/** Of one call: KV takes a thousand operations in one invocation, and a brand has 50 hostnames at most. */
const BRANDS_READ = 100;
const MAX_OPERATIONS = 400;
/** A Worker has six connections at once. */
const BRANDS_AT_ONCE = 5;

/** One page of the hostnames that KV has: see `adopt`. */
export async function adoptRegistry(deps: RegistryDependencies, body: unknown) {
  const parsed = v.safeParse(CursorSchema, body);
  if (!parsed.success) throw new AdminError(422, 'Adopting takes { "cursor" }, as the last call gave it.');
  return await adopt(deps, parsed.output.cursor, deps.now());
}

/** Writes the next brands behind `after` to KV anew; `next` is null after the last one. */
export async function projectRegistry(deps: RegistryDependencies, body: unknown) {
  const parsed = v.safeParse(AfterSchema, body);
  if (!parsed.success) throw new AdminError(422, 'Projecting takes { "after" }, a slug.');
  const found = await deps.registry.page(parsed.output.after, BRANDS_READ);
  const records = withinOperations(found);
  const failed: string[] = [];
  for (let at = 0; at < records.length; at += BRANDS_AT_ONCE) {
    const slugs = records.slice(at, at + BRANDS_AT_ONCE).map(({ slug }) => slug);
    const results = await Promise.all(slugs.map((slug) => projectTenant(deps, slug)));
    failed.push(...slugs.filter((_, index) => !results[index]));
  }
  const isLast = records.length === found.length && found.length < BRANDS_READ;
  return {
    written: records.length - failed.length,
    failed,
    next: isLast ? null : (records.at(-1)?.slug ?? null),
  };
}

/** At least one brand, or the next call would be the same again. */
function withinOperations(records: TenantRecord[]): TenantRecord[] {
  let operations = 0;
  return records.filter(({ hostnames }, index) => {
    operations += hostnames.length + 1;
    return index === 0 || operations <= MAX_OPERATIONS;
  });
}
