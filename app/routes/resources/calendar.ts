import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator';
import * as v from 'valibot';
import type { Content } from '#app/contract/content.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { liveStateOf } from '#app/domain/access.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { contentPath } from '#app/features/links/paths.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

/** Of an event whose end is not known. */
const USUAL_MS = 3_600_000;
const REMINDED_SECONDS = 15 * 60;

/** An upcoming stream as an entry for the viewer's own calendar, with a reminder before it begins. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = v.safeParse(IdSchema, params.id);
  if (!id.success) return new Response(null, { status: 404 });
  const { services, now, tenant } = context;
  try {
    const [site, content] = await Promise.all([requireSite(context), services.content.detail(id.output)]);
    const starts = Date.parse(content.publish_time ?? '');
    if (liveStateOf(content, now) !== 'upcoming' || Number.isNaN(starts))
      return new Response(null, { status: 404 });
    const entry = toEntry(content, { starts, brand: site.title, origin: tenant.origin, now });
    return new Response(entry, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${encodeURIComponent(id.output)}.ics"`,
        // The time of an event may be moved.
        'Cache-Control': 'private, no-cache',
      },
    });
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return new Response(null, { status });
  }
}

interface Entry {
  starts: number;
  brand: string;
  origin: string;
  now: Date;
}

function toEntry(content: Content, { starts, brand, origin, now }: Entry): string {
  const url = origin + contentPath(content);
  const calendar = ical({
    prodId: { company: brand, product: 'events' },
    method: ICalCalendarMethod.PUBLISH,
  });
  const event = calendar.createEvent({
    // The same title is the same entry, wherever it is put in again.
    id: `${content.content_id}@${new URL(origin).hostname}`,
    stamp: now,
    start: new Date(starts),
    end: new Date(endOf(content, starts)),
    summary: content.title,
    description: [content.description?.trim(), url].filter(Boolean).join('\n\n'),
    location: content.venues?.[0]?.name ?? brand,
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
