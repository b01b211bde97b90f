import type { ContentService } from '#app/services/content.server.ts';
import type { CardContext } from './card-model.ts';
import { RELATED_COUNT } from './constants.ts';
import { type Lane, toContentLane } from './lane-model.ts';

/** The related row of a content's page; null where it could not be loaded. Never rejects. */
export async function loadRelated(
  service: Pick<ContentService, 'related'>,
  contentId: string,
  context: CardContext,
): Promise<Lane | null> {
  try {
    const { items, total, filters } = await service.related(contentId, {
      filters: {},
      page: 1,
      page_size: RELATED_COUNT,
    });
    const others = items.filter(({ content_id }) => content_id !== contentId);
    const source = { id: 'related', name: '', data: others, total, filters: filters ?? {} };
    return toContentLane(source, context);
  } catch {
    return null;
  }
}
