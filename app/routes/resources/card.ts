import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import { CARD_KINDS } from '#app/features/catalogue/preview/card-detail.ts';
import { loadCardDetail } from '#app/features/catalogue/preview/load-card-detail.server.ts';
import { requireContentId } from '#app/features/catalogue/require-content.server.ts';

export const handle = { cache: 'public' };

/** The same for everybody, members too; a badge ("live") is right for as long as a page in the cache is. */
const HEADERS = { 'Cache-Control': 'public, max-age=60' };

/** What the detail card of a content, an artist or a venue shows, asked for when a viewer rests on the card. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = requireContentId(params.id);
  if (!v.is(v.picklist(CARD_KINDS), params.kind)) throw data({ kind: 'not-found' }, { status: 404 });
  const assumesTrailer = context.tenant.serviceUrls.content !== undefined;
  const language = await context.language.get();
  try {
    const card = { kind: params.kind, id };
    const detail = await loadCardDetail(context.services.content, card, {
      language,
      now: context.now,
      assumesTrailer,
    });
    return Response.json(detail, { headers: HEADERS });
  } catch (error) {
    throw pageForError(error);
  }
}
