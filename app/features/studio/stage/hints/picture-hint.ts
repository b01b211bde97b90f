import type { ImageHint } from '#app/features/page-builder/block-definition.ts';
import { type Fit, fitOf, type Size, wantedSize } from '../../media/size-fit.ts';

/** What a picture's place wants, and whether what lies there is enough. */
export interface PictureHint {
  wanted: Size;
  /** Null where nothing lies there. */
  picture: Size | null;
  fit: Fit | null;
}

/** A key names its largest file: `a.w1600.webp`. */
const RUNG_WIDTH = /\.w(\d+)\.(?:webp|jpg)$/;

/** Null where the field wants no size. `drawn` is what the browser has loaded for it, of any of its sizes. */
export function pictureHint(
  images: readonly ImageHint[],
  { way, card, key, drawn }: { way: string; card: string | undefined; key: string; drawn: Size | null },
): PictureHint | null {
  const wanted = wantedSize(
    images.filter(({ field }) => field === fieldOf(way)),
    card,
  );
  if (!wanted) return null;
  const picture = drawn && sizeOf(key, drawn);
  return { wanted, picture, fit: picture && fitOf(picture, wanted) };
}

/** `slide_data/#k3f/image_s3key` is `slide_data.image_s3key`. */
const fieldOf = (way: string) =>
  way
    .split('/')
    .filter((segment) => !segment.startsWith('#'))
    .join('.');

function sizeOf(key: string, drawn: Size): Size {
  const width = Number(RUNG_WIDTH.exec(key)?.[1] ?? drawn.width);
  return { width, height: Math.round((drawn.height / drawn.width) * width) };
}
