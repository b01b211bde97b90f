import type { Stretch } from '#app/contract/content.ts';
import type { PictureSource } from '#app/ui/components/picture/picture.tsx';

/** Sources number specials as season 0. */
export const SPECIALS = 0;

/** Where an episode is in its series; a series without seasons has numbers alone. */
export interface EpisodePlace {
  season: number | null;
  number: number;
}

/** An episode as the player's cards and lists show it. */
export interface Episode extends EpisodePlace {
  id: string;
  title: string;
  picture: PictureSource | null;
  /** It would not play for this viewer: its screen has what would help. */
  isLocked: boolean;
  isWatched: boolean;
  /** 0 to 1; null where it was not begun or its length is not known. */
  progress: number | null;
}

export interface RelatedTitle {
  id: string;
  title: string;
  /** Of its own page. */
  href: string;
  picture: PictureSource | null;
}

/** What the player of a title goes on to, and what it may skip. */
export interface UpNext {
  /** All of the series in their order, this one too; none of a film. */
  episodes: readonly Episode[];
  /** Where no episode follows. */
  related: readonly RelatedTitle[];
  intro: Stretch | null;
  recap: Stretch | null;
  credits: Stretch | null;
}

/** Links to the episodes around one, for pages without scripts. */
export interface EpisodesAround {
  previous: EpisodeLink | null;
  next: EpisodeLink | null;
}

export interface EpisodeLink {
  /** Of its watch page. */
  href: string;
  title: string;
}

/** The items before and after one; null where it is not in the list. */
export function neighboursOf<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): { previous: Item | null; next: Item | null } {
  const at = items.findIndex((item) => item.id === id);
  const itemAt = (index: number) => (at < 0 ? null : (items[index] ?? null));
  return { previous: itemAt(at - 1), next: itemAt(at + 1) };
}
