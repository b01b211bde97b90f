// chunk: shell

import { LIVE_EDGE_TOLERANCE_SECONDS } from '#app/features/playback/constants.ts';

/** A moment of a live stream, in seconds of the media's own clock. */
export interface LiveSample {
  position: number;
  edge: number;
  isPaused: boolean;
  rate: number;
}

export interface LiveDrift {
  /** Whether the viewer watches the present, as far as it is up to him. */
  isLive: boolean;
  position: number;
}

/** How near to the edge is the present, in seconds. */
export interface Present {
  within: number;
  /** Who went back a little is taken for live again only here. */
  regainedWithin: number;
}

/** Less is the rhythm of segments, not the viewer's hand. */
const SEEK_BACK_SECONDS = 2;
/** The edge of a stream moves on a segment at a time. */
const OF_A_STREAM: Present = { within: LIVE_EDGE_TOLERANCE_SECONDS, regainedWithin: 6 };

export function isAtEdge(
  { position, edge }: Pick<LiveSample, 'position' | 'edge'>,
  { within }: Present = OF_A_STREAM,
): boolean {
  return edge - position <= within;
}

/**
 * One look a second. Who watched the present and fell behind without having paused, gone back or slowed down
 * has been kept from it, by a stall, a spell offline or a machine asleep: `returns` means that the viewer is
 * to be brought back. Who went back by himself stays where he is.
 */
export function watchDrift(
  before: LiveDrift | null,
  now: LiveSample,
  present: Present = OF_A_STREAM,
): LiveDrift & { returns: boolean } {
  const { position, edge } = now;
  const hasLeft = before !== null && !before.isLive;
  if (hasLeft ? edge - position <= present.regainedWithin : isAtEdge(now, present))
    return { isLive: true, position, returns: false };
  const isDeliberate =
    now.isPaused || now.rate < 1 || position < (before?.position ?? position) - SEEK_BACK_SECONDS;
  const isLive = (before?.isLive ?? false) && !isDeliberate;
  return { isLive, position, returns: isLive };
}
