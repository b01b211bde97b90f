import type { ChildContent, Content } from '#app/contract/content.ts';
import type { EpisodePlace } from '#app/features/playback/up-next/up-next.ts';

type Part = Pick<Content, 'season' | 'episode' | 'serial_no' | 'custom_metadata'>;

/** Specials, which sources number as season 0. */
const SPECIALS = 0;

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

/** Season and number of each part, given in their order. */
export function placesOf(episodes: readonly Part[]): EpisodePlace[] {
  const counts = new Map<number | null, number>();
  return episodes.map((part) => {
    const season = seasonOf(part);
    const count = (counts.get(season) ?? 0) + 1;
    counts.set(season, count);
    const known = part.episode ?? numberIn(part, 'episode');
    // A place in the series is a place in the season only where there are none.
    return { season, number: known ?? (season === null ? (part.serial_no ?? count) : count) };
  });
}

/** The seasons that there are, in their order. */
export function seasonsOf(places: readonly EpisodePlace[]): number[] {
  const seasons = places.flatMap(({ season }) => season ?? []);
  return [...new Set(seasons)].sort((one, other) => seasonOrder(one) - seasonOrder(other));
}

/** 0 to 1; null of a part that was not begun, and where its length is not known. */
export function progressOf(part: ChildContent): number | null {
  const { resume_timestamp: position = 0, total_duration, duration, source_asset_id } = part;
  const length = total_duration ?? duration ?? source_asset_id?.file_metadata?.duration ?? 0;
  return position > 0 && length > 0 ? Math.min(1, position / length) : null;
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
