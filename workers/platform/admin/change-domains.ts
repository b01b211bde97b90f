import * as v from 'valibot';
import { SlugSchema } from '#app/contract/tenant.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { removeAtCloudflare } from '#workers/platform/domains/remove-at-cloudflare.ts';
import { AdminError } from './admin-error.ts';
import { changeTenant } from './change-tenant.ts';
import { type DomainDeps, lookAtDomain, requireHostname } from './domains.ts';
import { type RegistryDependencies, readTenant } from './tenants.ts';

type Deps = DomainDeps & RegistryDependencies & Pick<Dependencies, 'stores' | 'accounts' | 'media'>;

const BrandSchema = v.strictObject({ brand: SlugSchema });

/**
 * Gives a hostname to a brand, orders it at Cloudflare and looks at it. One that another brand has is rejected before
 * anything is called. Given again, it is only looked at.
 */
export async function addDomain(deps: Deps, name: string, body: unknown) {
  const slug = requireBrand(body);
  const hostname = requireHostname(name, deps.apiHost);
  const { hostnames } = await readTenant(deps, slug);
  await requireFree(deps, hostname, slug);
  const { notes } = hostnames.includes(hostname)
    ? { notes: [] }
    : await changeTenant(deps, slug, { add_hostnames: [hostname] });
  const { diagnosis, record } = await lookAtDomain(deps, hostname, { brand: slug, isWanted: true });
  return { diagnosis, record, notes };
}

/** Takes a hostname off a brand, here and at Cloudflare. Neither the last one nor the primary one goes. */
export async function removeDomain(deps: Deps, name: string, query: object) {
  const slug = requireBrand(query);
  const hostname = requireHostname(name, deps.apiHost);
  await changeTenant(deps, slug, { remove_hostnames: [hostname] });
  const row = await deps.domainStates.find(slug, hostname);
  const isGone = row === null || (await removeAtCloudflare(deps, row));
  const left = `Cloudflare still has ${hostname}: the platform has it deleted there as soon as it responds.`;
  return { notes: isGone ? [] : [left] };
}

async function requireFree({ registry }: Deps, hostname: string, slug: string): Promise<void> {
  const holder = (await registry.ownersOf([hostname])).get(hostname);
  if (holder === undefined || holder === slug) return;
  throw new AdminError(409, `${hostname} is in use by another site here.`);
}

function requireBrand(input: unknown): string {
  const result = v.safeParse(BrandSchema, input);
  if (!result.success) throw new AdminError(422, 'Name the "brand" (a slug), and nothing else.');
  return result.output.brand;
}
