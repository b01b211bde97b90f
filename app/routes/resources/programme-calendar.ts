import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { findUpcoming } from '#app/features/playback/channel/upcoming-programme.server.ts';
import { toCalendarEntry } from '#app/features/playback/live/calendar-entry.server.ts';
import { calendarResponse } from '#app/features/playback/live/calendar-response.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

/** An upcoming programme of a channel for the viewer's own calendar. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = v.safeParse(IdSchema, params.id);
  const key = params.start ?? '';
  if (!id.success) return new Response(null, { status: 404 });
  const { services, now, tenant } = context;
  try {
    const [site, found] = await Promise.all([
      requireSite(context),
      findUpcoming(services.content, { channelId: id.output, key, now }),
    ]);
    if (!found) return new Response(null, { status: 404 });
    const { slot, channel, content } = found;
    const programme = { channelId: channel._id, channelName: channel.name, ends: slot.endMs };
    const place = { starts: slot.startMs, brand: site.title, origin: tenant.origin, now, programme };
    return calendarResponse(`${channel._id}-${key}`, toCalendarEntry(content, place));
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return new Response(null, { status });
  }
}
