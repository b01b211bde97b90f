import { data, type LoaderFunctionArgs, redirect } from '@remix-run/cloudflare';
import { type MetaFunction, useLoaderData } from '@remix-run/react';
import { cardContext } from '#app/features/catalogue/cards/card-context.server.ts';
import { readPage, readSearchText, readTab } from '#app/features/catalogue/listing/list-query.ts';
import { loadSearch } from '#app/features/catalogue/listing/load-search.server.ts';
import { SearchPage } from '#app/features/catalogue/listing/search-page.tsx';
import { SearchPrompt } from '#app/features/catalogue/listing/search-prompt.tsx';
import { translator } from '#app/features/i18n/i18n-server.server.ts';
import { paths } from '#app/features/links/paths.ts';
import { toPageMeta } from '#app/features/metadata/page-meta.ts';
import { toErrorMeta } from '#app/features/shell/error-meta.ts';
import { requireSite } from '#app/features/tenancy/require-site.server.ts';

export const handle = {
  i18n: ['listing', 'catalogue'],
  cache: 'public',
  search: ['search_text', 'tab', 'page'],
};

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const text = readSearchText(searchParams);
  const wanted = { text, tab: readTab(searchParams), page: readPage(searchParams) };
  const [site, results, t] = await Promise.all([
    requireSite(context),
    text === '' ? null : loadSearch(context.services.content, wanted, cardContext(context)),
    translator(context, 'listing'),
  ]);
  // Its further pages and its other tabs then have an address of their own.
  if (results && !wanted.tab && results.tab !== 'content')
    throw redirect(paths.search({}, { search_text: text, tab: results.tab }));
  const title = text === '' ? t('search_prompt') : t('search_results', { text });
  const model = { title, description: site.description, text, results, list: results?.list ?? null };
  return data(model, { status: results?.list === null ? 503 : 200 });
}

export const meta: MetaFunction<typeof loader> = ({ data, matches, error }) => {
  if (!data) return toErrorMeta({ matches, error });
  const { title, description, text } = data;
  const path = paths.search({}, { search_text: text || null });
  // Every text that somebody links to would be a page of the index.
  return toPageMeta({ matches, title, description, path, isIndexed: text === '' });
};

export default function Search() {
  const { text, results } = useLoaderData<typeof loader>();
  return results ? <SearchPage text={text} results={results} /> : <SearchPrompt />;
}

export { loadListInBackground as clientLoader } from '#app/features/catalogue/listing/load-list-in-background.ts';
export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
