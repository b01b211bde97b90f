import * as v from 'valibot';
import { type ContentFilters, ContentFiltersSchema } from '#app/contract/filters.ts';
import type { VideoType } from '#app/contract/video-type.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { type Card, type LoadingCardContext, toCard } from '../cards/card-model.ts';
import { RELATED_COUNT } from '../constants.ts';

export interface Related {
  cards: Card[];
  /** The filters that the service found them by, for a listing of all; null where all of them are here. */
  moreFilters: ContentFilters | null;
}

interface RelatedWanted {
  /** Only titles of these types; all where it is left out. */
  videoTypes?: VideoType[];
}

/**
 * The first titles like one, and how to find the others; null where they could not be loaded. Never rejects.
 */
export async function loadRelated(
  service: Pick<ContentService, 'related'>,
  contentId: string,
  context: LoadingCardContext,
  { videoTypes }: RelatedWanted = {},
): Promise<Related | null> {
  try {
    const requested = videoTypes ? { video_types: videoTypes } : {};
    const { items, total, filters } = await service.related(contentId, {
      filters: requested,
      page: 1,
      page_size: RELATED_COUNT,
    });
    const cardContext = await context;
    const others = items.filter(({ content_id }) => content_id !== contentId).slice(0, RELATED_COUNT);
    return {
      cards: others.map((content) => toCard(content, cardContext)),
      moreFilters: total > items.length ? toMoreFilters(filters, requested) : null,
    };
  } catch {
    return null;
  }
}

/**
 * Null where the service names nothing that its titles share: a listing would show the whole catalogue as
 * related.
 */
function toMoreFilters(answered: unknown, requested: ContentFilters): ContentFilters | null {
  const parsed = v.safeParse(ContentFiltersSchema, answered);
  const lists = parsed.success ? Object.entries(parsed.output) : [];
  const named = lists.filter(([, list]) => list && list.length > 0);
  const isNarrow = named.some(([name]) => name !== 'video_types');
  return isNarrow ? { ...requested, ...Object.fromEntries(named) } : null;
}
