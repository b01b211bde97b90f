import type { Locked } from '#app/features/playback/access/locked.ts';
import type { PlayAction } from '#app/features/playback/access/play-action.ts';
import type { Slot } from '#app/features/playback/channel/schedule.ts';

/** What a block of a page names to be played (page-builder.md §2, featured player). */
export interface FeaturedParams {
  type: 'CONTENT' | 'IPTV' | 'TRAILER';
  id: string;
}

/**
 * A featured player, gated (page-builder.md §4). It holds no address to play from: pages with it are kept for
 * everybody, so access is decided again where `action` leads.
 */
export type FeaturedView =
  | (Gated & {
      kind: 'content';
      /** ISO 8601, of a stream that has not begun. */
      startsAt: string | null;
      /** ISO 8601, of a stream that is on: checked every second. */
      endsAt: string | null;
      hasEnded: boolean;
    })
  | (Gated & {
      kind: 'channel';
      /** From now to the end of today, in order; null where it could not be loaded. */
      slots: readonly Slot[] | null;
    })
  | (Head & {
      kind: 'trailer';
      /** Key of its playlist. */
      trailer: string;
    });

interface Head {
  title: string;
  /** Key of the picture. */
  image: string | undefined;
  /** Its own page. */
  href: string;
}

interface Gated extends Head {
  id: string;
  action: PlayAction | null;
  locked: Locked | null;
  /** Unix milliseconds; all timers go by it. */
  serverNowMs: number;
}
