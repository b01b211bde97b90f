import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { liveStateOf } from '#app/domain/access.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { toCalendarEntry } from '#app/features/playback/live/calendar-entry.server.ts';
import { calendarResponse } from '#app/features/playback/live/calendar-response.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

/** An upcoming stream for the viewer's own calendar. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = v.safeParse(IdSchema, params.id);
  if (!id.success) return new Response(null, { status: 404 });
  const { services, now, tenant } = context;
  try {
    const [site, content] = await Promise.all([requireSite(context), services.content.detail(id.output)]);
    const starts = Date.parse(content.publish_time ?? '');
    if (liveStateOf(content, now) !== 'upcoming' || Number.isNaN(starts))
      return new Response(null, { status: 404 });
    const entry = toCalendarEntry(content, { starts, brand: site.title, origin: tenant.origin, now });
    return calendarResponse(id.output, entry);
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return new Response(null, { status });
  }
}
