import { data, type LoaderFunctionArgs } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { loadForMember } from '#app/features/account/guards.server.ts';
import { cardContext } from '#app/features/catalogue/cards/card-context.server.ts';
import { readPage } from '#app/features/catalogue/listing/list-query.ts';
import { AFTER_PARAMETER } from '#app/features/catalogue/listing/use-growing-pages.ts';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { loadSavedPage } from '#app/features/library/load-saved-page.server.ts';
import type { SaveIntent } from '#app/features/library/save-intent.ts';

/** The loader of the watchlist's page and of the favourites'. */
export async function loadSavedList(intent: SaveIntent, { context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const after = v.safeParse(IdSchema, searchParams.get(AFTER_PARAMETER));
  const query = { page: readPage(searchParams), after: after.success ? after.output : null };
  const saved = await loadForMember(
    context,
    request,
    async () => loadSavedPage(context.services.content, intent, query, cardContext(context)),
    { isForChildren: true },
  );
  const t = await translator(context, 'library');
  return data({ ...saved, title: t(`${intent}_title`) }, { status: saved.list ? 200 : 503 });
}
