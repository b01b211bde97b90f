import type { Content } from '#app/contract/content.ts';
import type { Artist, Venue } from '#app/contract/people.ts';
import { isLockedFor, liveStateOf } from '#app/domain/access.ts';
import { contentPath } from '#app/features/links/paths.ts';
import { formatDuration } from '#app/lib/durations.ts';
import { localDigits } from '#app/lib/number-locale.ts';

export type CardBadge = 'live' | 'upcoming' | 'ended' | 'series' | 'playlist' | 'new_episode';

/** At the foot of a card's picture. */
export type CardMark =
  /** Its place among the most played, and after a line break, for who hears it, " of 10". */
  | { kind: 'rank'; text: string; progress?: undefined }
  /** How much of it is over, 0 to 1: of what is on. */
  | { kind: 'bar'; progress: number; text?: undefined };

/**
 * A content as a card shows it. Many of them travel with every page, so it holds nothing that a card does not
 * show.
 */
export interface Card {
  id: string;
  href: string;
  title: string;
  image: string | undefined;
  /** "2024 · 1 hr 48 min" */
  facts: string;
  badge?: CardBadge;
  isLocked?: true;
  mark?: CardMark;
}

/** An artist or a venue as its card shows it. */
export interface PersonCard {
  id: string;
  name: string;
  image: string | undefined;
  facts?: string | undefined;
}

export interface CardContext {
  language: string;
  now: Date;
  /** Of the plans that run for the viewer; null where they cannot be known, and nothing is shown as locked. */
  planIds: readonly string[] | null;
}

/** Loaded beside the titles: the viewer's plans are another call. */
export type LoadingCardContext = CardContext | Promise<CardContext>;

export function toCard(content: Content, { language, now, planIds }: CardContext): Card {
  const badge = badgeOf(content, now);
  return {
    id: content.content_id,
    href: contentPath(content),
    title: content.title,
    image: content.thumbnail ?? content.poster ?? content.preview,
    facts: factsOf(content, language),
    ...(badge ? { badge } : {}),
    ...(isLockedFor(content, planIds) ? { isLocked: true as const } : {}),
  };
}

export function toArtistCard(artist: Artist): PersonCard {
  return { id: artist._id, name: artist.name, image: artist.thumbnail ?? artist.poster };
}

export function toVenueCard(venue: Venue): PersonCard {
  return { id: venue._id, name: venue.name, image: venue.thumbnail, facts: venue.address };
}

function badgeOf(content: Content, now: Date): CardBadge | null {
  if (content.video_type === 'PLAYLIST') return 'playlist';
  if (content.video_type === 'MPVP') return 'series';
  const state = liveStateOf(content, now);
  return state === 'not-live' ? null : state;
}

function factsOf(content: Content, language: string): string {
  const year = content.release_time?.slice(0, 4);
  const facts = [
    year ? localDigits(year, language) : null,
    content.duration && content.video_type !== 'LIVE'
      ? formatDuration(content.duration, language)
      : (content.category?.[0]?.name ?? null),
  ];
  return facts.filter(Boolean).join(' · ');
}
