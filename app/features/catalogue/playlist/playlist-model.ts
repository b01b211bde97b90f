import type { Playlist } from '#app/contract/content.ts';
import type { PlayAction } from '#app/features/playback/access/play-action.ts';
import { PLAYLIST_CATEGORIES } from '../detail-constants.ts';
import { type Detail, type DetailContext, toDetail } from '../detail-model.ts';
import type { PlaylistItems } from './playlist-items-model.ts';

/** A playlist's head: who may play it is its own matter, what plays is that of its items. */
export function toPlaylistDetail(playlist: Playlist, context: Omit<DetailContext, 'resumeSeconds'>): Detail {
  const detail = toDetail(playlist, { ...context, resumeSeconds: null });
  const { links } = detail;
  return { ...detail, links: { ...links, categories: links.categories.slice(0, PLAYLIST_CATEGORIES) } };
}

/** Playing begins with the first item; null where there is none, or none is known. */
export function toPlayFirst(items: PlaylistItems | null): PlayAction | null {
  return items?.firstHref ? { kind: 'play', labelKey: 'watch_now', href: items.firstHref } : null;
}
