import type { AutoPayload, Content, Playlist } from '#app/contract/content.ts';
import { LIMITS } from '#app/contract/limits.ts';
import type { ContentService } from '#app/services/content.server.ts';

type ListService = Pick<ContentService, 'list'>;
type ListFilters = NonNullable<Parameters<ContentService['list']>[0]['filters']>;

/** viewer.md §7: what a playlist may hold. */
const ITEM_TYPES: ListFilters['video_types'] = ['SPV', 'MPVC'];

/** A playlist's items in the order that they play in; null where they could not be loaded. Never rejects. */
export async function loadPlaylistContents(
  service: ListService,
  { playlist_data }: Pick<Playlist, 'playlist_data'>,
): Promise<Content[] | null> {
  const { playlist_type, content_data, auto_payload } = playlist_data;
  try {
    return playlist_type === 'MANUAL'
      ? await loadChosen(service, content_data)
      : await loadMatching(service, auto_payload);
  } catch {
    return null;
  }
}

/** The restrictions of all items together, which decide whether the viewer has to be loaded. */
export function strictestOf(contents: readonly Content[] | null) {
  return {
    is_restricted: contents?.some((content) => content.is_restricted),
    is_login_required: contents?.some((content) => content.is_login_required),
  };
}

/** viewer.md §4: in the order of `content_data`. Deleted titles are left out. */
async function loadChosen(service: ListService, ids: readonly string[]): Promise<Content[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return [];
  const { items } = await service.list({
    filters: { content_ids: wanted, video_types: ITEM_TYPES },
    page_size: wanted.length,
  });
  const byId = new Map(items.map((content) => [content.content_id, content]));
  return wanted.flatMap((id) => byId.get(id) ?? []);
}

/** viewer.md §7: the count is requested first, then all of them. */
async function loadMatching(service: ListService, payload: readonly AutoPayload[]): Promise<Content[]> {
  // Without rules it would list everything.
  if (payload.length === 0) return [];
  const body = {
    filters: {
      system_defined: payload.filter(({ type }) => type === 'system_defined'),
      custom_defined: payload.filter(({ type }) => type === 'custom_defined'),
      video_types: ITEM_TYPES,
    },
    order_by: 'modified_date',
    reverse: false,
  };
  const { total } = await service.list({ ...body, page_size: 0 });
  if (total === 0) return [];
  return (await service.list({ ...body, page_size: Math.min(total, LIMITS.pageSize) })).items;
}
