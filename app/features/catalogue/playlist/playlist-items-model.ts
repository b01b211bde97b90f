import type { Content } from '#app/contract/content.ts';
import { type Access, accessTo } from '#app/domain/access.ts';
import { contentPath, paths } from '#app/features/links/paths.ts';
import { type PlayAction, playlistAction } from '#app/features/playback/access/play-action.ts';
import type { Viewer } from '#app/features/playback/access/viewer.ts';
import { firstInQueue, type QueueItem } from '#app/features/playback/playlist/queue.ts';
import { formatDuration } from '#app/lib/durations.ts';
import { ITEM_CATEGORIES, ITEMS_SHOWN } from '../detail/constants.ts';

export interface PlaylistItem {
  id: string;
  href: string;
  title: string;
  image: string | undefined;
  /** At most four, by comma in the language's own way. */
  categories: string;
  duration: string;
  /** Why it does not play for this viewer, and is skipped. */
  lockReason: LockReason | null;
}

export type LockReason = Extract<Access, { playable: false }>['reason'];

/**
 * An item as playing needs it; all have a place in the queue, also those that the page does not show at
 * first.
 */
export interface QueuedItem extends QueueItem {
  title: string;
}

export interface PlaylistItems {
  items: PlaylistItem[];
  /** Of the whole playlist. */
  total: number;
  /** "1 hr 12 min", of all that have a known length. */
  duration: string;
  queue: QueuedItem[];
  /**
   * Where playing begins: the first item that plays, else what unlocks the first of all; null without items.
   */
  start: PlayAction | null;
}

export interface PlaylistItemsContext {
  playlistId: string;
  /** Open to this viewer; of a locked playlist the items lead to their own pages. */
  isOpen: boolean;
  viewer: Viewer;
  now: Date;
  language: string;
  showsAll: boolean;
}

export function toPlaylistItems(contents: readonly Content[], context: PlaylistItemsContext): PlaylistItems {
  const shown = context.showsAll ? contents : contents.slice(0, ITEMS_SHOWN);
  const seconds = contents.reduce((sum, content) => sum + secondsOf(content), 0);
  const queue = contents.map((content) => ({
    id: content.content_id,
    title: content.title,
    isPlayable: lockReasonOf(content, context) === null,
  }));
  return {
    items: shown.map((content) => toItem(content, context)),
    total: contents.length,
    duration: seconds > 0 ? formatDuration(seconds, context.language) : '',
    queue,
    start: startAction(contents, queue, context),
  };
}

/** The item that playing begins with; null where none plays for this viewer, or none is known. */
export function toStart(items: PlaylistItems | null): { id: string; href: string } | null {
  const id = items ? firstInQueue(items.queue) : null;
  return id !== null && items?.start?.kind === 'play' ? { id, href: items.start.href } : null;
}

/** The address that plays an item in its playlist. */
export function itemPath(playlistId: string, item: string): string {
  return paths.playlist({ id: playlistId }, { item });
}

function toItem(content: Content, context: PlaylistItemsContext): PlaylistItem {
  const { language, isOpen, playlistId } = context;
  const id = content.content_id;
  const seconds = secondsOf(content);
  const names = (content.category ?? []).slice(0, ITEM_CATEGORIES).map(({ name }) => name);
  return {
    id,
    href: isOpen ? itemPath(playlistId, id) : contentPath(content),
    title: content.title,
    image: content.thumbnail ?? content.poster ?? content.preview,
    categories: new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names),
    duration: seconds > 0 ? formatDuration(seconds, language) : '',
    lockReason: lockReasonOf(content, context),
  };
}

function lockReasonOf(content: Content, { viewer, now }: PlaylistItemsContext): LockReason | null {
  const access = accessTo(content, viewer, viewer?.planIds ?? [], now);
  return access.playable ? null : access.reason;
}

function startAction(
  contents: readonly Content[],
  queue: readonly QueueItem[],
  { playlistId, viewer, now }: PlaylistItemsContext,
): PlayAction | null {
  const [first] = contents;
  if (!first) return null;
  const href = itemPath(playlistId, firstInQueue(queue) ?? first.content_id);
  const playable = contents.find(({ content_id }) => content_id === firstInQueue(queue));
  // Whatever unlocks it returns to this playlist.
  return playlistAction({ ...(playable ?? first), content_id: playlistId }, viewer, now, href);
}

/** viewer.md §3: an item has its own length, or else its file's. */
function secondsOf({ duration, source_asset_id }: Content): number {
  return duration ?? source_asset_id?.file_metadata?.duration ?? 0;
}
