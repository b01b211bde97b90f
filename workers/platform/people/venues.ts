import type { Handler } from '#workers/platform/call-context.ts';
import { listPeople } from './list-people.ts';
import { toVenue } from './to-people.ts';

export const venues: Handler<'venues'> = (context) =>
  listPeople(context, context.store.people.venues, toVenue);
