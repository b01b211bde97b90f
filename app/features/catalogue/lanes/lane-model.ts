import type { Content } from '#app/contract/content.ts';
import type { ContentFilters } from '#app/contract/filters.ts';
import type { Artist, Venue } from '#app/contract/people.ts';
import { filterPath } from '#app/features/links/listing-paths.ts';
import { paths } from '#app/features/links/paths.ts';
import {
  type Card,
  type CardContext,
  type PersonCard,
  toArtistCard,
  toCard,
  toVenueCard,
} from '../cards/card-model.ts';

/** How wide its items are, see Scroller. */
export type LaneFit = 'wide' | 'broad' | 'round' | 'triple';

/** A row of the home page. `name` is the account's own; rows without one are named by their kind. */
export type Lane = {
  id: string;
  name: string;
  /** Null where the row has all of them, or no URL can name the rest. */
  seeMoreHref: string | null;
  fit: LaneFit;
} & ({ kind: 'content'; items: Card[] } | { kind: 'artists' | 'venues'; items: PersonCard[] });

/** What comes late comes in place of a placeholder, whose cards are wide, and must not move what is below. */
export async function fittingPlaceholder(
  waitMs: number,
  load: () => Promise<Lane | null>,
): Promise<Lane | null> {
  const startedMs = Date.now();
  const lane = await load();
  const isDeferred = Date.now() - startedMs > waitMs / 2;
  return lane?.kind === 'content' && isDeferred ? { ...lane, fit: 'wide' } : lane;
}

/** A row in its place: there, deferred under its name, or null where it failed. */
export interface PlacedLane {
  id: string;
  name: string;
  lane: Lane | null | { deferred: Promise<Lane | null> };
}

interface LaneSource<Item> {
  id: string;
  name: string;
  data: readonly Item[];
  total: number;
  /** Items that a row may have without leading on to a list of its own. */
  moreAbove?: number | undefined;
}

interface ContentSource extends LaneSource<Content> {
  /** Null where they are not known: then no link can lead to the rest. */
  filters: ContentFilters | null;
  /** Its list is of the second endpoint, whatever filters it has (page-builder.md §2). */
  filterV2?: boolean;
}

export function toContentLane(source: ContentSource, context: CardContext): Lane {
  const { id, name, data, total, filters, moreAbove = data.length } = source;
  const isDefined = Boolean(filters?.system_defined?.length || filters?.custom_defined?.length);
  const hasMore = filters !== null && total > moreAbove;
  return {
    kind: 'content',
    id,
    name,
    items: data.map((content) => toCard(content, context)),
    fit: fitOf(data.length),
    seeMoreHref: hasMore ? filterPath(name, filters, source.filterV2 ?? isDefined) : null,
  };
}

export function toArtistLane(source: LaneSource<Artist>): Lane {
  const { id, name, data } = source;
  const seeMoreHref = leadsOn(source) ? paths.artists() : null;
  return { kind: 'artists', fit: 'round', id, name, items: data.map(toArtistCard), seeMoreHref };
}

export function toVenueLane(source: LaneSource<Venue>): Lane {
  const { id, name, data } = source;
  const seeMoreHref = leadsOn(source) ? paths.venues() : null;
  return { kind: 'venues', fit: 'broad', id, name, items: data.map(toVenueCard), seeMoreHref };
}

/** Five fit on a wide screen; a row of three or four fills it with larger ones instead of ending halfway. */
export function fitOf(count: number): LaneFit {
  if (count === 3) return 'triple';
  return count === 4 ? 'broad' : 'wide';
}

/** viewer.md §2: artist and venue row each lead on, however few they have; where a block has a limit, only longer ones. */
function leadsOn({ total, moreAbove = 0 }: LaneSource<unknown>): boolean {
  return total > moreAbove;
}
