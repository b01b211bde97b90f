import type { ContentService } from '#app/services/content.server.ts';
import { BodyTooLarge } from '#app/services/fetch-json.server.ts';
import type { Page } from '#app/services/page.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { PEOPLE_PAGE_SIZE, PEOPLE_PART_SIZE } from './constants.ts';
import { type People, toArtistList, toVenueList } from './people-model.ts';

type FetchPeople<Person> = (paging: { page: number; page_size: number }) => Promise<Page<Person>>;

/** All artists whose name holds `query`; null where they could not be loaded. Never rejects. */
export async function loadArtists(
  service: Pick<ContentService, 'artists'>,
  query: string,
): Promise<People | null> {
  try {
    return toArtistList(await loadAll(service.artists), query);
  } catch {
    return null;
  }
}

export async function loadVenues(
  service: Pick<ContentService, 'venues'>,
  query: string,
): Promise<People | null> {
  try {
    return toVenueList(await loadAll(service.venues), query);
  } catch {
    return null;
  }
}

/**
 * viewer.md §9: the list is one page. A backend whose response is larger than the limit sends it in pages.
 */
async function loadAll<Person>(fetchPeople: FetchPeople<Person>): Promise<Person[]> {
  try {
    return (await fetchPeople({ page: 1, page_size: PEOPLE_PAGE_SIZE })).items;
  } catch (error) {
    if (!isServiceError(error) || !(error.cause instanceof BodyTooLarge)) throw error;
    return loadChunks(fetchPeople);
  }
}

async function loadChunks<Person>(fetchPeople: FetchPeople<Person>): Promise<Person[]> {
  const first = await fetchPeople({ page: 1, page_size: PEOPLE_PART_SIZE });
  const count = Math.ceil(Math.min(first.total, PEOPLE_PAGE_SIZE) / PEOPLE_PART_SIZE);
  const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) =>
    fetchPeople({ page: index + 2, page_size: PEOPLE_PART_SIZE }),
  );
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}
