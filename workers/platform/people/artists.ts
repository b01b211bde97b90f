import type { Handler } from '#workers/platform/call-context.ts';
import { listPeople } from './list-people.ts';
import { toArtist } from './to-people.ts';

export const artists: Handler<'artists'> = (context) =>
  listPeople(context, context.store.people.artists, toArtist);
