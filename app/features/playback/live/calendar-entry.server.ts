import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import type { Content } from '#app/contract/content.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';

/** Of an event whose end is not known. */
const USUAL_MS = 3_600_000;
const REMINDED_SECONDS = 15 * 60;

interface EntryContext {
  starts: number;
  brand: string;
  origin: string;
  now: Date;
  /** Of a title that is on a channel. */
  programme?: { channelId: string; channelName: string; ends: number } | undefined;
}

/**
 * An upcoming stream, or a title as a channel's programme, as an iCalendar file (RFC 5545), with a reminder before it
 * begins.
 */
export function toCalendarEntry(content: Content, context: EntryContext): string {
  const { starts, brand, origin, now, programme } = context;
  const url = origin + (programme ? paths.channel({ id: programme.channelId }) : contentPath(content));
  const id = programme ? `${programme.channelId}.${starts / 1000}` : content.content_id;
  const calendar = ical({
    prodId: { company: brand, product: 'events' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    // The same title or programme is the same entry, wherever it is put in again.
    id: `${id}@${new URL(origin).hostname}`,
    stamp: now,
    start: new Date(starts),
    end: new Date(programme?.ends ?? endOf(content, starts)),
    summary: content.title,
    description: [content.description?.trim(), url].filter(Boolean).join('\n\n'),
    location: programme?.channelName ?? content.venues?.[0]?.name ?? brand,
    url,
  });
  event.createAlarm({ type: ICalAlarmType.display, trigger: REMINDED_SECONDS });
  return calendar.toString();
}

function endOf({ live_expiry_time, duration }: Content, starts: number): number {
  const ends = Date.parse(live_expiry_time ?? '');
  if (ends > starts) return ends;
  return starts + (duration ? duration * 1000 : USUAL_MS);
}
