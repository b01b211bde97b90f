import { paths } from '#app/features/links/paths.ts';
import type { PeopleKind } from './people-model.ts';
import type { FilterName, Subject } from './titles-filters.ts';

/** The query parameters of a person's page. */
type PersonQuery = { [Name in FilterName]?: string } & { page?: number };

/** An artist's or a venue's page, with the filters that are chosen on it. */
export function personPath({ kind, id }: Subject, query: PersonQuery = {}): string {
  return kind === 'artists' ? paths.artistDetail({ id }, query) : paths.venueDetail({ id }, query);
}

/** The list of all of them, or of those whose name holds `query`. */
export function peoplePath(kind: PeopleKind, query = ''): string {
  const search = query === '' ? {} : { q: query };
  return kind === 'artists' ? paths.artists({}, search) : paths.venues({}, search);
}
