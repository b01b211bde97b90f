import type { PictureSource } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';

/** What was made as a banner has other sizes than a title's picture, and a crop for phones. */
const BANNER_RUNG = /\.w(?:800|1600)\.(?:webp|jpg)$/;

/** How wide a large picture is drawn, and in which windows its box is upright: phones alone where that is absent. */
export interface PictureLook {
  sizes: string;
  uprightMedia?: string;
}

/** Of phones, and of other windows up to a width that are upright themselves. */
const upright = (width: string) => `((width < 576px) or ((${width}) and (orientation: portrait)))`;

/** From edge to edge. */
export const WIDE_LOOK: PictureLook = { sizes: '100vw' };
/** The same, three quarters of a phone's window high. */
export const SLIDE_LOOK = { sizes: '100vw', uprightMedia: upright('width < 768px') };
/** As high as the window. */
export const TALL_LOOK = {
  sizes: '100vw',
  uprightMedia: upright('width <= 1000px'),
};
/** Beside its words. */
export const BESIDE_LOOK: PictureLook = { sizes: '(width >= 720px) 60vw, 100vw' };

/** Where a block's picture is; `kind` of those that were not made as banners. */
export function toBlockPicture(
  key: string | null | undefined,
  assetOrigin: string,
  kind: 'card' | 'stage' | 'round' = 'stage',
  uprightMedia?: string | undefined,
): PictureSource | null {
  const source = toPictureSource(key, assetOrigin, key && BANNER_RUNG.test(key) ? 'banner' : kind);
  if (!source?.phone || uprightMedia === undefined) return source;
  return { ...source, phone: { ...source.phone, media: uprightMedia } };
}
