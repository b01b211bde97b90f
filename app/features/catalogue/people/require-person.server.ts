import { data } from '@remix-run/cloudflare';
import * as v from 'valibot';
import { IdSchema } from '#app/contract/primitives.ts';
import { pageForError } from '#app/features/catalogue/page-for-error.server.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { type Person, toArtist, toVenue } from './person-model.ts';
import type { Subject } from './titles-filters.ts';

/** An artist's or a venue's id out of a URL; anything else is a page that does not exist. */
export function requirePersonId(id: unknown): string {
  const parsed = v.safeParse(IdSchema, id);
  if (!parsed.success) throw data({ kind: 'not-found' }, { status: 404 });
  return parsed.output;
}

/** The artist or the venue, or the page for why not. */
export async function requirePerson(
  service: Pick<ContentService, 'artist' | 'venue'>,
  { kind, id }: Subject,
  language: string,
): Promise<Person> {
  try {
    return kind === 'artists'
      ? toArtist(await service.artist(id), language)
      : toVenue(await service.venue(id), language);
  } catch (error) {
    throw pageForError(error);
  }
}
