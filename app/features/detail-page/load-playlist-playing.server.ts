import type { Content, Playlist } from '#app/contract/content.ts';
import { accessTo } from '#app/domain/access.ts';
import { TAB_WAIT_MS } from '#app/features/catalogue/detail/constants.ts';
import { loadPlaylistContents, strictestOf } from '#app/features/catalogue/playlist/playlist-items.server.ts';
import {
  type PlaylistItems,
  toPlaylistItems,
} from '#app/features/catalogue/playlist/playlist-items-model.ts';
import { loadSavedSoon } from '#app/features/library/load-saved.server.ts';
import { loadReader } from '#app/features/playback/access/viewer.server.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import type { ItemPage } from '#app/features/playback/playlist/item-page.ts';
import { loadItemPage } from '#app/features/playback/playlist/load-item-page.server.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

interface PlaylistParams {
  playlist: Promise<Playlist>;
  /** The item to play, as the address names it. */
  item: string | null;
  showsAll: boolean;
}

/**
 * The playlist's items, and the one that the address names with what plays it. Rejects as `playlist` does.
 */
export async function loadPlaylistPlaying(context: MarqueeContext, params: PlaylistParams) {
  const contents = params.playlist.then((playlist) =>
    loadPlaylistContents(context.services.content, playlist),
  );
  const [items, playing] = await Promise.all([
    deferAfter(loadItems(context, params, contents), TAB_WAIT_MS),
    params.item === null ? null : loadPlaying(context, params, params.item, contents),
  ]);
  return { items, playing };
}

async function loadItems(
  { session, services, language, now }: MarqueeContext,
  params: PlaylistParams,
  contents: Promise<Content[] | null>,
): Promise<{ items: PlaylistItems | null }> {
  const [playlist, known, reader, viewer, lng] = await Promise.all([
    params.playlist,
    contents,
    loadReader(session.get(), params.playlist, services.payment),
    loadReader(session.get(), contents.then(strictestOf), services.payment),
    language.get(),
  ]);
  if (!known) return { items: null };
  const isOpen = accessTo(playlist, reader, planIdsOf(reader), now).playable;
  const { showsAll } = params;
  const playlistId = playlist.content_id;
  return { items: toPlaylistItems(known, { playlistId, isOpen, viewer, now, language: lng, showsAll }) };
}

/**
 * Null for what is not in the list or failed to load; with scripts the browser retries once and shows the
 * error.
 */
async function loadPlaying(
  context: MarqueeContext,
  params: PlaylistParams,
  item: string,
  contents: Promise<Content[] | null>,
): Promise<ItemPage | null> {
  const { session, services, now } = context;
  const [site, playlist, known] = await Promise.all([context.loadSite(), params.playlist, contents]);
  const content = known?.find(({ content_id }) => content_id === item);
  if (!content) return null;
  const { assetOrigin } = site;
  const saved = loadSavedSoon(session.get(), services.content, item);
  const more = { session: session.get(), saved, now, assetOrigin, startAtSeconds: null };
  return loadItemPage(services, { playlist, content, ...more }).catch(() => null);
}

function planIdsOf(viewer: Viewer) {
  return viewer?.planIds ?? [];
}
