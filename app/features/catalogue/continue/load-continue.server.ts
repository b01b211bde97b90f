import type { ContinueEntry } from '#app/contract/content.ts';
import { LANE_SIZE, ROW_WAIT_MS } from '#app/features/catalogue/constants.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { ContentService } from '#app/services/content.server.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { isServiceError } from '#app/services/service-error.ts';
import { type ContinueCard, type ContinueRow, type SeriesPlace, toContinueCard } from './continue-model.ts';

/** More titles than any member has started. */
const PAGE_SIZE = 100;

type Service = Pick<ContentService, 'continueWatching'>;

type Viewing = Pick<MarqueeContext, 'isShared' | 'session'> & {
  services: { content: Service } & Pick<MarqueeContext['services'], 'hasCall'>;
};

/**
 * A member's first row of the home page, deferred: it holds nothing up. Null for a page that is cached for
 * everybody. Never rejects.
 */
export async function loadContinueRow(
  context: Viewing,
): Promise<ContinueRow | { deferred: Promise<ContinueRow> } | null> {
  if (context.isShared) return null;
  return deferAfter<ContinueRow>(
    loadCards(context).then((cards) => ({ cards })),
    ROW_WAIT_MS,
  );
}

/** Null for a guest, where there is nothing, and where it could not be loaded. */
async function loadCards(viewing: Viewing): Promise<ContinueCard[] | null> {
  const entries = await loadEntries(viewing, LANE_SIZE);
  return entries && entries.length > 0 ? entries.map(toContinueCard) : null;
}

/**
 * A member's place in a series, if it is known at once; null for a guest, for a series that was not started,
 * and where it could not be loaded. Never rejects.
 */
export async function loadSeriesPlace(
  viewing: Omit<Viewing, 'isShared'>,
  seriesId: string,
): Promise<SeriesPlace | null> {
  const entries = await deferAfter(loadEntries(viewing, PAGE_SIZE), ROW_WAIT_MS);
  if (!entries || 'deferred' in entries) return null;
  const entry = entries.find(({ parent }) => parent?.content_id === seriesId);
  return entry ? { partId: entry.content.content_id, resumeSeconds: entry.resume_timestamp } : null;
}

/** Null for a guest, where the backend has no such list, and where it could not be loaded. */
async function loadEntries(
  { session, services }: Omit<Viewing, 'isShared'>,
  page_size: number,
): Promise<ContinueEntry[] | null> {
  try {
    if (!(await session.get()) || !(await services.hasCall('continueWatching'))) return null;
    return (await services.content.continueWatching({ page: 1, page_size })).items;
  } catch {
    return null;
  }
}

/** For its own page; null where it could not be loaded. */
export async function loadContinuePage(service: Service): Promise<ContinueCard[] | null> {
  try {
    const { items } = await service.continueWatching({ page: 1, page_size: PAGE_SIZE });
    return items.map(toContinueCard);
  } catch (error) {
    if (!isServiceError(error)) throw error;
    return null;
  }
}
