// chunk: shell

/** viewer.md §9: the quality of a card's trailer. */
export const PREVIEW_QUALITY = 360;
/** viewer.md §9: the quality of a trailer that is looked at for its own sake. */
export const TRAILER_QUALITY = 480;

/** Where the asset host has a content's trailer (viewer.md §7). */
export function trailerKey(contentId: string, quality: number): string {
  return `public/trailer/${encodeURIComponent(contentId)}/hls/video/${quality}_index.m3u8`;
}

/** Keys of one trailer to try in turn: in the quality for looking at it, then as the content names it. */
export function trailerChoices(key: string): string[] {
  return [...new Set([key.replace(/\/\d+_index\.m3u8$/, `/${TRAILER_QUALITY}_index.m3u8`), key])];
}
