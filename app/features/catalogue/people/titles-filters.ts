import type { Content } from '#app/contract/content.ts';
import type { ContentFilters } from '#app/contract/filters.ts';
import type { VideoType } from '#app/contract/video-type.ts';
import type { PeopleKind } from './people-model.ts';

/** The artist or venue whose titles are listed. */
export interface Subject {
  kind: PeopleKind;
  id: string;
}

/** The subject of reviews of an artist or a venue. */
export function toReviewSubject({ kind, id }: Subject): { type: 'artist' | 'venue'; id: string } {
  return { type: kind === 'artists' ? 'artist' : 'venue', id };
}

/** What the titles of a page can be filtered by; the names of its query parameters. */
export const FILTER_NAMES = ['category', 'genre', 'role', 'type'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

export interface ChosenFilters {
  category?: string;
  genre?: string;
  role?: string;
  type?: VideoType;
}

export interface FilterOption {
  value: string;
  label: string;
}

export interface TitlesFilter {
  name: FilterName;
  options: FilterOption[];
}

/** The filters as the content service takes them; it knows no roles. */
export function toContentFilters({ kind, id }: Subject, chosen: ChosenFilters): ContentFilters {
  return {
    [kind]: [id],
    ...(chosen.category ? { category: [chosen.category] } : {}),
    ...(chosen.genre ? { sub_category: [chosen.genre] } : {}),
    ...(chosen.type ? { video_types: [chosen.type] } : {}),
  };
}

/** The options among these titles. A filter with a single option is left out. */
export function toTitlesFilters(contents: readonly Content[], subject: Subject): TitlesFilter[] {
  const options: Record<FilterName, FilterOption[]> = {
    category: namedOptions(contents.flatMap(({ category }) => category ?? [])),
    genre: namedOptions(contents.flatMap(({ sub_category }) => sub_category ?? [])),
    role: plainOptions(contents.flatMap((content) => rolesOf(content, subject))),
    type: plainOptions(contents.map(({ video_type }) => video_type)),
  };
  return FILTER_NAMES.flatMap((name) => (options[name].length > 1 ? { name, options: options[name] } : []));
}

/** The chosen filters that these titles have; those of an old or a made-up link may be unknown. */
export function knownFilters(
  contents: readonly Content[],
  subject: Subject,
  chosen: ChosenFilters,
): ChosenFilters {
  const known = { ...chosen };
  const values = contents.map((content) => valuesOf(content, subject));
  for (const name of FILTER_NAMES) {
    const value = chosen[name];
    if (value !== undefined && !values.some((own) => own[name].includes(value))) delete known[name];
  }
  return known;
}

export function matchesFilters(content: Content, subject: Subject, chosen: ChosenFilters): boolean {
  const values = valuesOf(content, subject);
  return FILTER_NAMES.every((name) => {
    const value = chosen[name];
    return value === undefined || values[name].includes(value);
  });
}

function valuesOf(content: Content, subject: Subject): Record<FilterName, string[]> {
  return {
    category: (content.category ?? []).map(({ _id }) => _id),
    genre: (content.sub_category ?? []).map(({ _id }) => _id),
    role: rolesOf(content, subject),
    type: [content.video_type],
  };
}

/** What the artist is in this title; a venue is nothing but a venue. */
function rolesOf({ artists }: Content, { kind, id }: Subject): string[] {
  if (kind === 'venues') return [];
  return Object.entries(artists ?? {}).flatMap(([role, people]) =>
    people.some((person) => person.id === id) ? [role] : [],
  );
}

function namedOptions(refs: readonly { _id: string; name: string }[]): FilterOption[] {
  const byId = new Map(refs.map(({ _id, name }) => [_id, { value: _id, label: name }]));
  return [...byId.values()];
}

function plainOptions(values: readonly string[]): FilterOption[] {
  return [...new Set(values)].map((value) => ({ value, label: value }));
}
