import type { Handler } from '#workers/platform/call-context.ts';
import { entriesOf, toggle } from './shelf.ts';

export const favourites: Handler<'favourites'> = (context) =>
  entriesOf(context, context.store.library.favourites);

export const toggleFavourite: Handler<'toggleFavourite'> = (context) =>
  toggle(context, context.store.library.favourites, context.query.id);
