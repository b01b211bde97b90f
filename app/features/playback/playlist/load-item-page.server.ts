import type { Content, Playlist } from '#app/contract/content.ts';
import { accessTo } from '#app/domain/access.ts';
import type { Saved } from '#app/features/library/save-intent.ts';
import { contentPath } from '#app/features/links/paths.ts';
import { lockedBy } from '#app/features/playback/access/locked.ts';
import { playlistSubject } from '#app/features/playback/access/play-subject.ts';
import { loadViewer } from '#app/features/playback/access/viewer.server.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import { loadWatchView } from '#app/features/playback/hosts/watch-page/load-watch-view.server.ts';
import { toPosterUrl } from '#app/features/playback/hosts/watch-page/poster-url.ts';
import type { WatchView } from '#app/features/playback/hosts/watch-page/watch-view.ts';
import type { Services } from '#app/services/services.server.ts';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import type { ItemPage } from './item-page.ts';

interface ItemParams {
  playlist: Playlist;
  content: Content;
  session: Promise<unknown>;
  /** Whether the member's lists hold it; null for a guest. Never rejects. */
  saved: Promise<Saved | null>;
  now: Date;
  assetOrigin: string;
  /** Null is where the viewer left off. */
  startAtSeconds: number | null;
}

/**
 * Decides access to the playlist, then to the item, and fetches its address. Throws ServiceError; fails
 * closed.
 */
export async function loadItemPage(
  services: Pick<Services, 'content' | 'payment'>,
  params: ItemParams,
): Promise<ItemPage> {
  const { playlist, content, assetOrigin } = params;
  const viewer = await loadViewer(params.session, eitherOf(playlist, content), services.payment);
  const picture = content.poster ?? content.preview ?? content.thumbnail;
  const rating = content.content_rating;
  return {
    id: content.content_id,
    title: content.title,
    posterUrl: toPosterUrl(toPictureSource(picture, assetOrigin, 'stage')),
    rating: rating ? { name: rating.name, description: rating.description } : null,
    href: contentPath(content),
    view:
      lockedWith(params, viewer) ??
      (await loadWatchView(services.content, { ...params, viewer, within: placeOf(params) })),
    saved: await params.saved,
  };
}

/** A playlist is open or locked as a whole, whatever its items are. */
function lockedWith(params: ItemParams, viewer: Viewer): WatchView | null {
  const { playlist, now } = params;
  const access = accessTo(playlist, viewer, viewer?.planIds ?? [], now);
  if (access.playable) return null;
  const subject = { ...playlistSubject(playlist), within: placeOf(params) };
  const locked = lockedBy(access, { subject, content: playlist, viewer, now });
  return locked ? { kind: 'locked', locked } : null;
}

/** Signing in or buying comes back to the playlist, at the item. */
function placeOf({ playlist, content }: ItemParams) {
  return { playlistId: playlist.content_id, itemId: content.content_id };
}

function eitherOf(playlist: Playlist, content: Content) {
  return {
    is_restricted: playlist.is_restricted || content.is_restricted,
    is_login_required: playlist.is_login_required || content.is_login_required,
  };
}
