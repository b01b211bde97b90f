import * as v from 'valibot';
import { type ContentFilters, ContentFiltersSchema } from '#app/contract/filters.ts';
import type { VideoType } from '#app/contract/video-type.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { type CardContext, toCard } from './card-model.ts';
import { RELATED_COUNT } from './constants.ts';
import type { Related } from './related-model.ts';

interface RelatedContext extends CardContext {
  /** Only titles of these types; all where it is left out. */
  videoTypes?: VideoType[];
}

/** The first titles like one, and how to find the others; null where they could not be loaded. Never rejects. */
export async function loadRelated(
  service: Pick<ContentService, 'related'>,
  contentId: string,
  { videoTypes, ...context }: RelatedContext,
): Promise<Related | null> {
  try {
    const asked = videoTypes ? { video_types: videoTypes } : {};
    const { items, total, filters } = await service.related(contentId, {
      filters: asked,
      page: 1,
      page_size: RELATED_COUNT,
    });
    const others = items.filter(({ content_id }) => content_id !== contentId).slice(0, RELATED_COUNT);
    return {
      cards: others.map((content) => toCard(content, context)),
      moreFilters: total > items.length ? { ...asked, ...toFilters(filters) } : null,
    };
  } catch {
    return null;
  }
}

function toFilters(answered: unknown): ContentFilters {
  const parsed = v.safeParse(ContentFiltersSchema, answered);
  return parsed.success ? parsed.output : {};
}
