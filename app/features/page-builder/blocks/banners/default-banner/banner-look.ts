import {
  BESIDE_LOOK,
  type PictureLook,
  WIDE_LOOK,
} from '#app/features/page-builder/shared/block-picture-source.ts';
import type { DefaultBannerView } from './block.tsx';

/** From edge to edge where the words are in its middle, else beside them. */
export function bannerLook({ side }: DefaultBannerView): PictureLook {
  return side === 'center' ? WIDE_LOOK : BESIDE_LOOK;
}
