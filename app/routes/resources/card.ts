import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { CARD_KINDS } from '#app/features/catalogue/preview/card-detail.ts';
import { loadCardDetail } from '#app/features/catalogue/preview/load-card-detail.server.ts';
import { assumesTrailers } from '#app/features/playback/trailer/title-trailer.ts';

export const handle = { cache: 'public' };

const CardSchema = v.object({ kind: v.picklist(CARD_KINDS), id: IdSchema });

/**
 * The same for everybody of a language, members too, and the language is in a cookie; a badge ("live") is right
 * for as long as a page in the cache is.
 */
const HEADERS = { 'Cache-Control': 'private, max-age=60', Vary: 'Cookie' };

/** The detail card of a content, an artist or a venue, fetched when a viewer hovers over the card. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  if (!v.is(CardSchema, params)) return emptyResponse(404);
  const assumesTrailer = assumesTrailers(context.tenant);
  const language = await context.language.get();
  try {
    const detail = await loadCardDetail(context.services.content, params, {
      language,
      now: context.now,
      assumesTrailer,
    });
    return Response.json(detail, { headers: HEADERS });
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
