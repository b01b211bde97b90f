import { KIND_ROLES } from '#app/contract/entity-calls.ts';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import type { User } from '#app/contract/user.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isOffered } from '../gateways/gateway-offer.ts';

/** What a brand needs before viewers come, in the order in which it is put in; each a text of namespace `studio`. */
const KINDS = ['category', 'title', 'plan'] as const;

export interface Step {
  name: (typeof KINDS)[number] | 'gateway' | 'domain';
  href: string;
  /** The hostname that serves meanwhile. */
  host?: string | undefined;
}

type Services = Pick<MarqueeContext, 'services'>['services'];

/** What of it is left, for those who may put it in. */
export async function loadSteps({ services }: { services: Services }, user: User): Promise<Step[]> {
  const [kinds, lacksGateway, served] = await Promise.all([
    missingKinds(services, user),
    isWithoutGateway(services, user),
    servedWithoutDomain(services, user),
  ]);
  const steps = kinds.map((kind): Step => ({ name: kind, href: editPaths.newEntity({ kind }) }));
  return [
    ...steps,
    ...(lacksGateway ? [{ name: 'gateway' as const, href: editPaths.gateways() }] : []),
    ...(served === null ? [] : [{ name: 'domain' as const, href: editPaths.domains(), host: served }]),
  ];
}

async function missingKinds(services: Services, user: User) {
  const roles = rolesOf(user);
  if (!hasRole(roles, 'publish') || !(await services.hasCall('entityCounts'))) return [];
  const counts = await services.content.entityCounts();
  return KINDS.filter((kind) => hasRole(roles, KIND_ROLES[kind].write) && !counts[kind]);
}

/** No gateway is offered to viewers, and the reader is an owner, who can change that. */
async function isWithoutGateway(services: Services, user: User): Promise<boolean> {
  if (!hasRole(rolesOf(user), 'own') || !(await services.hasCall('gateways'))) return false;
  return !(await services.payment.gateways()).some(isOffered);
}

/** The operator's hostname that serves the brand, as long as none of its own is live; its owner can change that. */
async function servedWithoutDomain(services: Services, user: User): Promise<string | null> {
  if (!hasRole(rolesOf(user), 'own') || !(await services.hasCall('domains'))) return null;
  const domains = await services.user.domains().catch(() => []);
  const served = domains.find(({ is_default }) => is_default);
  const hasOwn = domains.some(({ is_default, state }) => !is_default && state === 'live');
  return served && !hasOwn ? served.hostname : null;
}
