import type { Playlist } from '#app/contract/content.ts';
import { paths } from '#app/features/links/paths.ts';
import { toLocked } from '#app/features/playback/access/locked.ts';
import { playlistAction } from '#app/features/playback/access/play-action.ts';
import { playlistSubject } from '#app/features/playback/access/play-subject.ts';
import { PLAYLIST_CATEGORIES } from '../detail/constants.ts';
import { type Detail, type DetailContext, toDetail } from '../detail/detail-model.ts';

/** A playlist's head: access is the playlist's own, playback that of its items. */
export function toPlaylistDetail(playlist: Playlist, context: Omit<DetailContext, 'resumeSeconds'>): Detail {
  const detail = toDetail(playlist, { ...context, resumeSeconds: null });
  const { links } = detail;
  const { viewer, now } = context;
  return {
    ...detail,
    action: playlistAction(playlist, viewer, now, paths.playlist({ id: detail.id })),
    locked: toLocked(playlistSubject(playlist), playlist, viewer, now),
    links: { ...links, categories: links.categories.slice(0, PLAYLIST_CATEGORIES) },
  };
}
