import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { cardContext } from '#app/features/catalogue/cards/card-context.server.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { CARD_KINDS } from '#app/features/catalogue/preview/card-detail.ts';
import { loadCardDetail } from '#app/features/catalogue/preview/load-card-detail.server.ts';
import { assumesTrailers } from '#app/features/playback/trailer/title-trailer.ts';

export const handle = { cache: 'public' };

const CardSchema = v.object({ kind: v.picklist(CARD_KINDS), id: IdSchema });

/**
 * The same for everybody of a language, which is in a cookie, but for the lock; a badge ("live") is right for as long as
 * a page in the cache is.
 */
const HEADERS = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' };
/** A lock goes with the payment that opens it. */
const LOCKED = { ...HEADERS, 'Cache-Control': 'private, no-cache' };

/** The detail card of a content, an artist or a venue, fetched when a viewer hovers over the card. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!v.is(CardSchema, params)) return emptyResponse(404);
  const assumesTrailer = assumesTrailers(context.tenant);
  try {
    const detail = await loadCardDetail(
      context.services.content,
      params,
      cardContext(context),
      assumesTrailer,
    );
    return Response.json(detail, { headers: detail?.isLocked ? LOCKED : HEADERS });
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return emptyResponse(status);
  }
}

/** A resource has no page to explain why. */
function emptyResponse(status: 403 | 404 | 503): Response {
  return new Response(null, { status });
}
