import type { Saved } from '#app/features/library/save-intent.ts';
import type { Locked } from '#app/features/playback/access/locked.ts';
import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';

/** What a watch page shows: the player, or why there is none and what would help. */
export type WatchView =
  /** `endsAt`: ISO 8601, of a stream that is on; null where no end is known. */
  | { kind: 'playable'; source: PlaybackSource; isStream: boolean; endsAt: string | null }
  | { kind: 'locked'; locked: Locked }
  | { kind: 'upcoming'; startsAt: string }
  | { kind: 'ended' };

/** Everything that the watch page is drawn from. */
export interface WatchPage extends WatchHead {
  view: WatchView;
}

/** What plays after the title that a player was opened for, in the same player. */
export interface Successor {
  page: WatchPage;
  /** Whether the member's lists hold it; null for a guest. */
  saved: Saved | null;
  /** Requests again whether, and from where, it may be played. */
  renew(): void;
}

/** What it shows whether or not the title can be played. */
export interface WatchHead {
  title: string;
  posterUrl: string | undefined;
  rating: { name: string; description: string | undefined } | null;
  /** The content's own page. */
  backHref: string;
  /** Unix milliseconds; countdowns go by it. */
  serverNowMs: number;
}
