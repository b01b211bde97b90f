import type { Artist, Venue } from '#app/contract/people.ts';
import { type PersonCard, toArtistCard, toVenueCard } from '#app/features/catalogue/cards/card-model.ts';
import { COLLAGE_SIZE, MAX_QUERY } from './constants.ts';

export type PeopleKind = 'artists' | 'venues';

/** The list of all artists or all venues, or of those whose name holds `query`. */
export interface People {
  people: PersonCard[];
  /** How many there are without the query. */
  total: number;
  /** Keys of a few pictures, for the banner. */
  collage: string[];
}

export function toArtistList(artists: readonly Artist[], query: string): People {
  return toPeople(artists.map(toArtistCard), query);
}

export function toVenueList(venues: readonly Venue[], query: string): People {
  return toPeople(venues.map(toVenueCard), query);
}

/** The search text of a URL, of bounded length; '' where it has none. */
export function readQuery(search: URLSearchParams): string {
  return (search.get('q') ?? '').trim().slice(0, MAX_QUERY);
}

function toPeople(cards: readonly PersonCard[], query: string): People {
  const all = [...new Map(cards.map((card) => [card.id, card])).values()];
  const wanted = fold(query);
  const people = wanted === '' ? all : all.filter(({ name }) => fold(name).includes(wanted));
  return { people, total: all.length, collage: toCollage(all.flatMap(({ image }) => image ?? [])) };
}

/** One row of up to three pictures, or two full ones: what a second row lacks it takes from the first. */
function toCollage(keys: readonly string[]): string[] {
  if (keys.length <= COLLAGE_SIZE / 2) return [...keys];
  return [...keys, ...keys].slice(0, COLLAGE_SIZE);
}

/** "Lucía" is found by "lucia", and "أحمد" by "احمد". */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
