import { paths } from './paths.ts';

/**
 * Where a click on a content goes, by its type: playlists and parents have pages of their own (viewer.md §2).
 */
export function contentPath(content: { content_id: string; video_type?: string | undefined }): string {
  const id = content.content_id;
  if (content.video_type === 'PLAYLIST') return paths.playlist({ id });
  if (content.video_type === 'MPVP') return paths.parentContent({ id });
  return paths.contentDetail({ id });
}
