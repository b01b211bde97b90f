import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { useLoaderData } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import { loadSavedList } from './load-saved-list.server.ts';
import { SavedList, savedListMeta } from './saved-list.tsx';

export const handle = { i18n: ['library', 'listing', 'catalogue'] };

export const loader = (args: LoaderFunctionArgs) => loadSavedList('watchlist', args);

export const meta = savedListMeta(paths.watchlist());

export default function WatchlistPage() {
  return <SavedList intent="watchlist" page={useLoaderData<typeof loader>()} />;
}

export { loadListInBackground as clientLoader } from '#app/features/catalogue/listing/load-list-in-background.ts';
export { ErrorBoundary, shouldRevalidate } from '#app/features/shell/page-route.tsx';
