import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readSearchText } from '#app/features/catalogue/listing/list-query.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { toSuggestionLinks } from '#app/features/catalogue/suggestions/suggestion-links.ts';

/** The same for everybody of a language, which is in a cookie. */
const HEADERS = { 'Cache-Control': 'private, max-age=300', Vary: 'Cookie' };

/** What a search that is being typed may mean; 404 where the backend suggests nothing. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const text = readSearchText(new URL(request.url).searchParams);
  if (text === '') return Response.json({ suggestions: [] }, { headers: HEADERS });
  try {
    const suggestions = toSuggestionLinks(await context.services.content.suggest(text));
    return Response.json({ suggestions }, { headers: HEADERS });
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return new Response(null, { status });
  }
}
