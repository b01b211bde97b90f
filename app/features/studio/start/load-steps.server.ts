import { KIND_ROLES } from '#app/contract/entity-calls.ts';
import { hasRole, rolesOf } from '#app/contract/roles.ts';
import type { User } from '#app/contract/user.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** What a brand needs before viewers come, in the order in which it is put in; each a text of namespace `studio`. */
const STEPS = ['category', 'title', 'plan'] as const;

export interface Step {
  name: (typeof STEPS)[number];
  href: string;
}

/** What of it is left, for those who may put it in. */
export async function loadSteps({ services }: Pick<MarqueeContext, 'services'>, user: User): Promise<Step[]> {
  const roles = rolesOf(user);
  if (!hasRole(roles, 'publish') || !(await services.hasCall('entityCounts'))) return [];
  const counts = await services.content.entityCounts();
  return STEPS.filter((kind) => hasRole(roles, KIND_ROLES[kind].write) && !counts[kind]).map((kind) => ({
    name: kind,
    href: editPaths.newEntity({ kind }),
  }));
}
