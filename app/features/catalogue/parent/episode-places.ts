import type { Content } from '#app/contract/content.ts';
import { type EpisodePlace, SPECIALS } from '#app/features/playback/up-next/up-next.ts';

type Part = Pick<Content, 'season' | 'episode' | 'serial_no' | 'custom_metadata'>;

/**
 * The parts of a series in their order: by season, specials last, then by number; those without a number
 * follow as they came.
 */
export function inOrder<Item extends Part>(episodes: readonly Item[]): Item[] {
  const order = (part: Item) => [
    seasonOrder(seasonOf(part)),
    part.serial_no ?? part.episode ?? Number.POSITIVE_INFINITY,
  ];
  const keyed = episodes.map((part) => ({ part, order: order(part) }));
  return keyed.sort((one, other) => compare(one.order, other.order)).map(({ part }) => part);
}

export interface Placed<Item> {
  part: Item;
  place: EpisodePlace;
}

/** Each part with its season and its number there; given in their order. */
export function toPlaced<Item extends Part>(episodes: readonly Item[]): Placed<Item>[] {
  const counts = new Map<number | null, number>();
  return episodes.map((part) => {
    const season = seasonOf(part);
    const count = (counts.get(season) ?? 0) + 1;
    counts.set(season, count);
    const known = part.episode ?? numberIn(part, 'episode');
    // A place in the series is a place in the season only where there are none.
    return {
      part,
      place: { season, number: known ?? (season === null ? (part.serial_no ?? count) : count) },
    };
  });
}

/** The seasons that there are, in their order. */
export function seasonsOf(placed: readonly Pick<Placed<unknown>, 'place'>[]): number[] {
  const seasons = placed.flatMap(({ place }) => place.season ?? []);
  return [...new Set(seasons)].sort((one, other) => seasonOrder(one) - seasonOrder(other));
}

function seasonOf(part: Part): number | null {
  return part.season ?? numberIn(part, 'season');
}

/** Backends without the fields may have them as custom metadata. */
function numberIn({ custom_metadata }: Part, name: 'season' | 'episode'): number | null {
  const found = custom_metadata?.find((field) => [field.id, field.name].some((key) => isNamed(key, name)));
  return found && /^\d{1,5}$/.test(found.value.trim()) ? Number(found.value) : null;
}

function isNamed(key: string | undefined, name: string): boolean {
  return key?.trim().toLowerCase() === name;
}

function seasonOrder(season: number | null): number {
  return season === SPECIALS ? Number.POSITIVE_INFINITY : (season ?? 1);
}

/** Infinity minus Infinity is NaN, which is no order. */
function compare(one: readonly number[], other: readonly number[]): number {
  const difference = one.map((value, index) => value - (other[index] ?? 0) || 0);
  return difference.find((value) => value !== 0) ?? 0;
}
