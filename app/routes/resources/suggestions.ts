import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readSearchText } from '#app/features/catalogue/listing/list-query.ts';
import { statusForError } from '#app/features/catalogue/page-for-error.server.ts';
import { toSuggestionLinks } from '#app/features/catalogue/suggestions/suggestion-links.ts';

/** The same for everybody of a language, which is in a cookie. */
const HEADERS = { 'Cache-Control': 'private, max-age=300', Vary: 'Cookie' };

/** What a search that is being typed may mean; null where the backend has no suggestions at all. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const text = readSearchText(new URL(request.url).searchParams);
  if (text === '') return Response.json({ suggestions: [] }, { headers: HEADERS });
  const { content, hasCall } = context.services;
  try {
    const suggestions = (await hasCall('suggest')) ? toSuggestionLinks(await content.suggest(text)) : null;
    return Response.json({ suggestions }, { headers: HEADERS });
  } catch (error) {
    const status = statusForError(error);
    if (status === null) throw error;
    return new Response(null, { status });
  }
}
