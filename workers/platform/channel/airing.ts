import { HttpError } from '#workers/platform/http/http-error.ts';
import type { Programme, TimeWindow } from './programmes.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Programmes can be caught up with as long as the channel's page shows them (viewer.md §9). */
const CATCH_UP_MS = 7 * DAY_MS;
/** A programme may be requested a little early, so that it starts on time. */
const EARLY_MS = MINUTE_MS;
/** What is on within this time has not started; what comes later is not on the channel yet. */
const EARLIEST_START_MS = DAY_MS;

/** The programmes that matter to who wants to watch one now. */
export function airingWindow(now: Date): TimeWindow {
  return { startMs: now.getTime() - CATCH_UP_MS, endMs: now.getTime() + EARLIEST_START_MS };
}

/**
 * The programme as which the content can be watched now: the one that is on, else the last that was, but what
 * was live is over. `programmes` are the channel's of `airingWindow`.
 */
export function requireAiring(
  programmes: readonly Programme[],
  { contentId, videoType }: { contentId: string; videoType: string },
  now: Date,
): Programme {
  const nowMs = now.getTime();
  const own = programmes.filter((programme) => programme.contentId === contentId);
  const started = own.filter(({ startMs }) => startMs - EARLY_MS <= nowMs);
  const last = started.at(-1);
  if (last && (last.endMs > nowMs || videoType !== 'LIVE')) return last;
  if (started.length < own.length) throw new HttpError(409, 'not_started');
  throw last ? new HttpError(409, 'stream_ended') : new HttpError(404, 'not_found');
}
