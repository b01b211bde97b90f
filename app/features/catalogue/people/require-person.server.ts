import { orErrorPage } from '#app/features/catalogue/page-for-error.server.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { type Person, toArtist, toVenue } from './person-model.ts';
import type { Subject } from './titles-filters.ts';

/** The artist or the venue, or the page for why not. */
export function requirePerson(
  service: Pick<ContentService, 'artist' | 'venue'>,
  { kind, id }: Subject,
  language: string,
): Promise<Person> {
  return orErrorPage(async () =>
    kind === 'artists'
      ? toArtist(await service.artist(id), language)
      : toVenue(await service.venue(id), language),
  );
}
