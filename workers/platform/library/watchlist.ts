import type { Handler } from '#workers/platform/call-context.ts';
import { entriesOf, toggle } from './shelf.ts';

export const watchlist: Handler<'watchlist'> = (context) =>
  entriesOf(context, context.store.library.watchlist);

export const toggleWatchlist: Handler<'toggleWatchlist'> = (context) =>
  toggle(context, context.store.library.watchlist, context.query.content_id);
