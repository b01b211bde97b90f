// chunk: player

import type { SeekRange } from '#app/features/playback/seek.ts';

/**
 * What the controls count in: the seconds of the media itself (`MEDIA_TIME`), or those of a programme that a
 * channel shows it in.
 */
export interface Timeline {
  /** What can be watched of it by now, and what its bar spans. `media` is what the media itself has. */
  range(media: SeekRange): SeekRange;
  positionOf(mediaSeconds: number, media: SeekRange): number;
  /** Where in the media a position is; the viewer is about to go there. */
  mediaTimeOf(position: number, media: SeekRange): number;
}

const same = <Value>(value: Value) => value;

export const MEDIA_TIME: Timeline = { range: same, positionOf: same, mediaTimeOf: same };
