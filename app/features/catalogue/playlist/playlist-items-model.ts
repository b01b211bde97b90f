import type { Content } from '#app/contract/content.ts';
import { contentPath } from '#app/features/links/content-path.ts';
import { paths } from '#app/features/links/paths.ts';
import { formatDuration } from '#app/lib/durations.ts';
import { ITEM_CATEGORIES, ITEMS_SHOWN } from '../detail-constants.ts';

export interface PlaylistItem {
  id: string;
  href: string;
  title: string;
  image: string | undefined;
  /** At most four, by comma in the language's own way. */
  categories: string;
  duration: string;
  isLocked: boolean;
}

export interface PlaylistItems {
  items: PlaylistItem[];
  /** Of the whole playlist. */
  total: number;
  /** "1 hr 12 min", of all that say how long they are. */
  duration: string;
  /** Where playing begins; null where there is nothing to play. */
  firstHref: string | null;
}

export interface PlaylistItemsContext {
  language: string;
  showsAll: boolean;
}

export function toPlaylistItems(
  contents: readonly Content[],
  { language, showsAll }: PlaylistItemsContext,
): PlaylistItems {
  const shown = showsAll ? contents : contents.slice(0, ITEMS_SHOWN);
  const seconds = contents.reduce((sum, content) => sum + secondsOf(content), 0);
  const [first] = contents;
  return {
    items: shown.map((content) => toItem(content, language)),
    total: contents.length,
    duration: seconds > 0 ? formatDuration(seconds, language) : '',
    firstHref: first ? paths.watch({ id: first.content_id }) : null,
  };
}

function toItem(content: Content, language: string): PlaylistItem {
  const seconds = secondsOf(content);
  const names = (content.category ?? []).slice(0, ITEM_CATEGORIES).map(({ name }) => name);
  return {
    id: content.content_id,
    href: contentPath(content),
    title: content.title,
    image: content.thumbnail ?? content.poster ?? content.preview,
    categories: new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(names),
    duration: seconds > 0 ? formatDuration(seconds, language) : '',
    isLocked: content.is_restricted === true,
  };
}

/** viewer.md §3: an item says its length itself, or its file does. */
function secondsOf({ duration, source_asset_id }: Content): number {
  return duration ?? source_asset_id?.file_metadata?.duration ?? 0;
}
