/** Where the asset host has a content's trailer (viewer.md §7). */
export function trailerKey(contentId: string, quality: number): string {
  return `public/trailer/${encodeURIComponent(contentId)}/hls/video/${quality}_index.m3u8`;
}
