import type { LoadingCardContext } from '#app/features/catalogue/cards/card-model.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { TITLES_PAGE_SIZE } from './constants.ts';
import { type ChosenFilters, type Subject, toContentFilters } from './titles-filters.ts';
import { type Titles, toTitles } from './titles-model.ts';

/** viewer.md §9: 100 a query, the newest first. */
const NEWEST = { page: 1, page_size: TITLES_PAGE_SIZE, order_by: 'created_date', reverse: true };

/** The titles of an artist's or a venue's page; null where they could not be loaded. Never rejects. */
export async function loadTitles(
  service: Pick<ContentService, 'filter'>,
  subject: Subject,
  chosen: ChosenFilters,
  context: LoadingCardContext,
): Promise<Titles | null> {
  const fetchTitles = (filters: ChosenFilters) =>
    service.filter({ filters: toContentFilters(subject, filters), ...NEWEST });
  const callsService = Boolean(chosen.category || chosen.genre || chosen.type);
  try {
    const all = fetchTitles({});
    const [everything, found] = await Promise.all([all, callsService ? fetchTitles(chosen) : all]);
    return toTitles({ all: everything, found }, subject, chosen, await context);
  } catch {
    return null;
  }
}
