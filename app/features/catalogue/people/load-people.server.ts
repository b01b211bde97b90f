import type { ContentService } from '#app/services/content.server.ts';
import { PEOPLE_PAGE_SIZE } from './constants.ts';
import { type People, toArtistList, toVenueList } from './people-model.ts';

/** viewer.md §9: the whole list is one page. */
const WHOLE_LIST = { page: 1, page_size: PEOPLE_PAGE_SIZE };

/** All artists whose name holds `query`; null where they could not be loaded. Never rejects. */
export async function loadArtists(
  service: Pick<ContentService, 'artists'>,
  query: string,
): Promise<People | null> {
  try {
    return toArtistList((await service.artists(WHOLE_LIST)).items, query);
  } catch {
    return null;
  }
}

export async function loadVenues(
  service: Pick<ContentService, 'venues'>,
  query: string,
): Promise<People | null> {
  try {
    return toVenueList((await service.venues(WHOLE_LIST)).items, query);
  } catch {
    return null;
  }
}
