import type { PlaybackSource } from '#app/features/playback/engine/playback-source.ts';

/** What a watch page shows: the player, or why there is none and what would help. */
export type WatchView =
  | { kind: 'playable'; source: PlaybackSource; endsAt: string | null }
  | { kind: 'locked'; reason: 'login'; signInHref: string }
  /** `signInHref` for a guest, who may have the plan already. */
  | { kind: 'locked'; reason: 'plan' | 'ticket'; unlockHref: string; signInHref: string | null }
  | { kind: 'upcoming'; startsAt: string }
  | { kind: 'ended' };

/** Everything that the watch page is drawn from. */
export interface WatchPage {
  view: WatchView;
  title: string;
  posterUrl: string | undefined;
  rating: { name: string; description: string | undefined } | null;
  /** The content's own page. */
  backHref: string;
  /** Unix milliseconds; countdowns go by it. */
  serverNowMs: number;
}
