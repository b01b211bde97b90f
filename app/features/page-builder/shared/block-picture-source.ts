import type { PictureSource } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

/** What was made as a banner has other sizes than a title's picture, and a crop for phones. */
const BANNER_RUNG = /\.w(?:800|1600)\.(?:webp|jpg)$/;

/** The `sizes` attribute of a page's hero picture. */
export const HERO_PICTURE_SIZES = '100vw';

/** Where a block's picture is; `kind` of those that were not made as banners. */
export function toBlockPicture(
  key: string | null | undefined,
  assetOrigin: string,
  kind: 'card' | 'stage' | 'round' = 'stage',
): PictureSource | null {
  return toPictureSource(key, assetOrigin, key && BANNER_RUNG.test(key) ? 'banner' : kind);
}
