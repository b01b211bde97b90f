import { type AccessContent, liveStateOf } from '#app/domain/access.ts';

const COUNTDOWN_HOLDS_MS = 10_000;

/**
 * Until when a page with a title's live state may be shown: one with a countdown for a moment, as it shows
 * the time (which scripts correct) and everybody looks at it before the start, and never beyond that; one of
 * a stream that runs until its end. Null where it does not matter.
 */
export function expiresAt(content: AccessContent, now: Date): Date | null {
  switch (liveStateOf(content, now)) {
    case 'upcoming':
      return new Date(Math.min(now.getTime() + COUNTDOWN_HOLDS_MS, startOf(content)));
    case 'live':
      return content.live_expiry_time ? new Date(content.live_expiry_time) : null;
    default:
      return null;
  }
}

/** Unix ms. */
function startOf({ publish_time }: AccessContent): number {
  return new Date(publish_time ?? Number.NaN).getTime();
}
