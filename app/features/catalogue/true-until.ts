import { type AccessContent, liveStateOf } from '#app/lib/access.ts';

/**
 * Until when a page that says how live a title is may be shown: one with a countdown tells the time and is of now alone,
 * one of a stream that runs holds until its end. Null where it does not matter.
 */
export function trueUntil(content: AccessContent, now: Date): Date | null {
  switch (liveStateOf(content, now)) {
    case 'upcoming':
      return now;
    case 'live':
      return content.live_expiry_time ? new Date(content.live_expiry_time) : null;
    default:
      return null;
  }
}
