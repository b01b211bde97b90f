import type { Playlist } from '#app/contract/content.ts';
import type { ContentService } from '#app/services/content.server.ts';
import { pageForError } from '../page-for-error.server.ts';

/** A playlist, or the page for why not. */
export async function requirePlaylist(
  service: Pick<ContentService, 'playlist'>,
  id: string,
): Promise<Playlist> {
  try {
    return await service.playlist(id);
  } catch (error) {
    throw pageForError(error);
  }
}
