import type { ParentDetail } from '#app/contract/content.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { pageForError } from '../page-for-error.server.ts';

/** A series and its parts, or the page for why not. */
export async function requireParent(
  service: Pick<ContentService, 'parentDetail'>,
  id: string,
): Promise<ParentDetail> {
  try {
    return await service.parentDetail(id);
  } catch (error) {
    throw pageForError(error);
  }
}
