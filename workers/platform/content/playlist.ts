import type { CallContext } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { HandlerResult } from '#workers/platform/http/responses.ts';
import { toContent } from './to-content.ts';

/** A playlist and what it is made of: ids in their order, or the conditions that its titles meet. */
export async function playlist({ store, params, localise }: CallContext<'playlist'>): Promise<HandlerResult> {
  const [row] = await store.content.detail(params.id);
  if (row?.videoType !== 'PLAYLIST') throw new HttpError(404, 'not_found');
  const { playlistType, playlistContentData, playlistAutoPayload } = row;
  const playlistData =
    playlistType === 'MANUAL'
      ? { playlist_type: 'MANUAL', content_data: playlistContentData ?? [] }
      : { playlist_type: 'AUTOMATIC', auto_payload: playlistAutoPayload ?? [] };
  return { data: { ...toContent(row, localise), playlist_data: playlistData } };
}
