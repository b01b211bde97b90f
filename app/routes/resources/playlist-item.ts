import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { loadSavedSoon } from '#app/features/library/load-saved.server.ts';
import { loadItemPage } from '#app/features/playback/playlist/load-item-page.server.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

const ParamsSchema = v.object({ id: IdSchema, contentId: IdSchema });

/** Signed for one viewer and for now. */
const HEADERS = { 'Cache-Control': 'private, no-store' };

/**
 * From its beginning: where the viewer left off counts for an address that is opened, not for what comes
 * next.
 */
const FROM_THE_START = 0;

/**
 * A playlist's item with this viewer's access decision, fetched shortly before it plays; null where it is
 * gone.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!v.is(ParamsSchema, params)) return emptyResponse(404);
  const { now, services } = context;
  const session = context.session.get();
  // Awaited once the item shows whether it matters.
  session.catch(() => undefined);
  try {
    const [site, playlist, content] = await Promise.all([
      requireSite(context),
      services.content.playlist(params.id),
      services.content.detail(params.contentId).catch(nullWhereGone),
    ]);
    if (!content) return Response.json(null, { headers: HEADERS });
    const { assetOrigin } = site;
    const saved = loadSavedSoon(session, services.content, content.content_id);
    const options = { playlist, content, session, saved, now, assetOrigin, startAtSeconds: FROM_THE_START };
    const page = await loadItemPage(services, options).catch(nullWhereGone);
    return Response.json(page, { headers: HEADERS });
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return emptyResponse(status);
  }
}

function nullWhereGone(error: unknown): null {
  if (statusForError(error) === 404) return null;
  throw error;
}

/** A resource has no page to explain why. */
function emptyResponse(status: 403 | 404 | 503): Response {
  return new Response(null, { status, headers: HEADERS });
}
