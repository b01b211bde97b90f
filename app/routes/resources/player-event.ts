import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { readText } from '#app/features/forms/read-text.server.ts';
import {
  parsePlayerEvent,
  type RecordResult,
  recordPlayerEvent,
} from '#app/features/playback/tracking/record-event.server.ts';

/** An event is half a kilobyte. */
const MAX_EVENT_BYTES = 4 * 1024;

const STATUS = { taken: 204, lost: 503, locked: 403 } satisfies Record<RecordResult, number>;

export const handle = { limit: 'events' };

/** Receives the events of this site's players. Its response carries a status only. */
export async function action({ context, request }: ActionFunctionArgs) {
  const text = await readText(request, MAX_EVENT_BYTES);
  if (text === null) return new Response(null, { status: 413 });
  const event = parsePlayerEvent(text);
  if (!event) return new Response(null, { status: 400 });
  const { services, waitUntil } = context;
  const received = await recordPlayerEvent(services.analytics, waitUntil, event);
  return new Response(null, { status: STATUS[received] });
}

export function loader() {
  return new Response(null, { status: 405, headers: { Allow: 'POST' } });
}
