import * as v from 'valibot';
import type { Diagnosis, RecordChange } from '#app/contract/domain.ts';
import { isLoopbackHostname } from '#app/contract/hostname.ts';
import { HostnameSchema, SlugSchema } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { diagnose, toDiagnosis } from '#workers/platform/domains/diagnose.ts';
import { leadingRecord } from '#workers/platform/domains/finding.ts';
import type { Holder } from '#workers/platform/domains/observation.ts';
import { observe } from '#workers/platform/domains/observe.ts';
import { recheck } from '#workers/platform/domains/recheck.ts';
import { hostRejection } from '#workers/platform/registry/host-rules.ts';
import { AdminError } from './admin-error.ts';

const QuerySchema = v.strictObject({ brand: v.optional(SlugSchema) });

export type DomainDeps = Pick<Dependencies, 'registry' | 'domains' | 'apiHost' | 'now'>;

/** What keeps a hostname from working: of a brand, of one that is to get it (`brand`), or of nobody yet. */
export async function readDomain(deps: DomainDeps, name: string, query: object): Promise<Diagnosis> {
  const parsed = v.safeParse(QuerySchema, query);
  if (!parsed.success) throw new AdminError(422, 'A domain is looked at for "brand" (a slug), or for none.');
  const hostname = requireHostname(name, deps.apiHost);
  return (await lookAtDomain(deps, hostname, { brand: parsed.output.brand })).diagnosis;
}

/**
 * A look at a hostname as `brand` sees it, with the record that leads to us. `isWanted`: what Cloudflare lacks of a
 * hostname of the brand's own is ordered, and what it has not found yet is checked anew.
 */
export async function lookAtDomain(
  { registry, domains, now }: DomainDeps,
  hostname: string,
  { brand, isWanted = false }: { brand: string | undefined; isWanted?: boolean },
): Promise<{ diagnosis: Diagnosis; record: RecordChange | null }> {
  const holderOf = async (each: string): Promise<Holder> => {
    const slug = (await registry.ownersOf([each])).get(each);
    if (slug === undefined) return 'none';
    return brand === undefined || brand === slug ? 'this' : 'other';
  };
  if (isLoopbackHostname(hostname)) {
    // Browsers find these without DNS.
    const holder = await holderOf(hostname);
    const diagnosis = toDiagnosis({ hostname, now: now(), target: hostname }, LOOPBACK[holder]);
    return { diagnosis, record: null };
  }
  if (domains === null)
    throw new AdminError(
      422,
      'It is not known what hostnames must lead to: set API_HOST or DOMAIN_TARGET (docs/operating.md, section 5).',
    );
  const observed = await observe(domains, { hostname, now: now(), holderOf, isWanted });
  const observation = isWanted ? await recheck(domains, observed) : observed;
  return { diagnosis: diagnose(observation), record: leadingRecord(observation) };
}

const LOOPBACK = {
  this: null,
  none: { cause: 'not_in_registry' },
  other: { cause: 'held_elsewhere' },
} as const;

export function requireHostname(name: string, apiHost: string | undefined): string {
  const result = v.safeParse(HostnameSchema, name);
  if (!result.success) throw new AdminError(422, `The hostname "${name}" ${result.issues[0].message}.`);
  const rejection = hostRejection(result.output, apiHost);
  if (rejection !== null) throw new AdminError(422, rejection);
  return result.output;
}
