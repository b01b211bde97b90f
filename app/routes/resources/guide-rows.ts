import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { inGuideOrder, pageRows, readGuideAddress } from '#app/features/playback/guide/guide-address.ts';
import { loadChannels, loadGuideRows } from '#app/features/playback/guide/load-guide.server.ts';

export const handle = { cache: 'public', showsLocalTime: true };

/** For scrolling to and fro; a schedule seldom changes, and what is on now follows from the clock. */
const CACHED = { 'Cache-Control': 'private, max-age=60' };
/** A retry after a failure may succeed. */
const NOT_CACHED = { 'Cache-Control': 'private, no-store' };

/** More rows of the guide, fetched as the viewer comes near. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const { services, now, timeZone } = context;
  const [channels, language] = await Promise.all([loadChannels(services.content), context.language.get()]);
  if (!channels) return new Response(null, { status: 503 });
  const known = inGuideOrder(
    channels.map(({ _id: id, name }) => ({ id, name })),
    language,
  );
  const requested = { day: params.day ?? null, page: params.page };
  const { chosen, page, window } = readGuideAddress(requested, {
    nowMs: now.getTime(),
    timeZone,
    rowCount: known.length,
  });
  if (chosen !== params.day || String(page) !== params.page) return new Response(null, { status: 404 });
  const ids = pageRows(known, page).map(({ id }) => id);
  const rows = await loadGuideRows(services.content, ids, window, { language, timeZone });
  const isComplete = rows.every(({ programmes }) => programmes !== null);
  if (!isComplete) context.setCacheExpiry(now);
  return Response.json({ rows }, { headers: isComplete ? CACHED : NOT_CACHED });
}
