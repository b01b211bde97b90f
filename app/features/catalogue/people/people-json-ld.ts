import type { JsonLd } from '#app/features/metadata/json-ld.ts';
import { toBreadcrumbJsonLd, toItemListJsonLd } from '#app/features/metadata/json-ld-list.ts';
import type { JsonLdSite } from '#app/features/metadata/json-ld-site.ts';
import type { People, PeopleKind } from './people-model.ts';
import { peoplePath, personPath } from './person-path.ts';

/** The list of all artists or venues as schema.org has it: the first of them, and where the page is. */
export function toPeopleJsonLd(
  kind: PeopleKind,
  name: string,
  list: People | null,
  site: JsonLdSite,
): JsonLd[] {
  const trail = toBreadcrumbJsonLd(site, [{ name, path: peoplePath(kind) }]);
  if (!list) return [trail];
  const people = list.people.map((person) => ({
    name: person.name,
    path: personPath({ kind, id: person.id }),
  }));
  return [toItemListJsonLd(site, name, people, list.total), trail];
}
