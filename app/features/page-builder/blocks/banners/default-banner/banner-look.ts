import {
  BESIDE_LOOK,
  type PictureLook,
  WIDE_LOOK,
} from '#app/features/page-builder/shared/block-picture-source.ts';
import type { Side } from '#app/features/page-builder/shared/side.ts';

/** From edge to edge where the words are in its middle, else beside them. */
export function bannerLook(side: Side): PictureLook {
  return side === 'center' ? WIDE_LOOK : BESIDE_LOOK;
}
