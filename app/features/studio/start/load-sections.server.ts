import type { OptionalCallName } from '#app/contract/calls.ts';
import { hasRole, type Role, rolesOf } from '#app/contract/roles.ts';
import type { User } from '#app/contract/user.ts';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** Parts of the studio by name, each a text of namespace `studio` with one about it. */
export type SectionName =
  | 'catalogue'
  | 'plans'
  | 'site'
  | 'domains'
  | 'pages'
  | 'people'
  | 'comments'
  | 'figures'
  | 'team';

export interface Section {
  name: SectionName;
  href: string;
}

/** The role that each takes, and the call without which a backend has none of it. */
const SECTIONS: readonly (Section & { role: Role; call: OptionalCallName })[] = [
  { name: 'catalogue', href: editPaths.area({ area: 'catalogue' }), role: 'publish', call: 'entities' },
  { name: 'plans', href: editPaths.area({ area: 'plans' }), role: 'own', call: 'entities' },
  { name: 'pages', href: editPaths.pages(), role: 'edit', call: 'editedDocuments' },
  { name: 'site', href: editPaths.area({ area: 'site' }), role: 'own', call: 'entities' },
  { name: 'domains', href: editPaths.domains(), role: 'own', call: 'domains' },
  { name: 'people', href: editPaths.viewers(), role: 'moderate', call: 'findViewers' },
  { name: 'figures', href: editPaths.figures(), role: 'read', call: 'figures' },
  { name: 'comments', href: paths.reportedComments(), role: 'moderate', call: 'reportedComments' },
  { name: 'team', href: editPaths.people(), role: 'own', call: 'staff' },
];

/** What of the studio its reader may open. */
export async function loadSections(
  { services }: Pick<MarqueeContext, 'services'>,
  user: User,
): Promise<Section[]> {
  const roles = rolesOf(user);
  const allowed = SECTIONS.filter(({ role }) => hasRole(roles, role));
  const there = await Promise.all(allowed.map(({ call }) => services.hasCall(call)));
  return allowed.filter((_, index) => there[index]).map(({ name, href }) => ({ name, href }));
}
