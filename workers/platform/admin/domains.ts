import * as v from 'valibot';
import type { Diagnosis } from '#app/contract/domain.ts';
import { HostnameSchema, SlugSchema } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { storeLook } from '#workers/platform/domains/check-domain.ts';
import { type Look, type LookDependencies, lookAt } from '#workers/platform/domains/look.ts';
import { isServedByOperator } from '#workers/platform/domains/operator-zone.ts';
import { hostRejection } from '#workers/platform/registry/host-rules.ts';
import { AdminError } from './admin-error.ts';

const QuerySchema = v.strictObject({ brand: v.optional(SlugSchema) });

export type DomainDeps = LookDependencies & Pick<Dependencies, 'apiHost' | 'domainStates'>;

/** What keeps a hostname from working: of a brand, of one that is to get it (`brand`), or of nobody yet. */
export async function readDomain(deps: DomainDeps, name: string, query: object): Promise<Diagnosis> {
  const parsed = v.safeParse(QuerySchema, query);
  if (!parsed.success) throw new AdminError(422, 'A domain is looked at for "brand" (a slug), or for none.');
  const hostname = requireHostname(name, deps.apiHost);
  return (await lookAtDomain(deps, hostname, { brand: parsed.output.brand })).diagnosis;
}

/** `lookAt`, whose result is stored where the hostname is a brand's that may see it. */
export async function lookAtDomain(
  deps: DomainDeps,
  hostname: string,
  options: { brand: string | undefined; isWanted?: boolean },
): Promise<Look> {
  if (deps.domains === null && !isServedByOperator(deps, hostname))
    throw new AdminError(
      422,
      'It is not known what hostnames must lead to: set API_HOST or DOMAIN_TARGET (docs/operating.md, section 5).',
    );
  const look = await lookAt(deps, hostname, options);
  const holder = (await deps.registry.ownersOf([hostname])).get(hostname);
  if (holder === undefined || (options.brand !== undefined && options.brand !== holder)) return look;
  const row = await deps.domainStates.find(holder, hostname);
  if (row && row.removedTime === null && !row.isContested) await storeLook(deps, row, look);
  return look;
}

export function requireHostname(name: string, apiHost: string | undefined): string {
  const result = v.safeParse(HostnameSchema, name);
  if (!result.success) throw new AdminError(422, `The hostname "${name}" ${result.issues[0].message}.`);
  const rejection = hostRejection(result.output, apiHost);
  if (rejection !== null) throw new AdminError(422, rejection);
  return result.output;
}
