import { splitFocalPoint } from '#app/lib/focal-point.ts';
import type { PictureSource } from './picture.tsx';

/** A key that ends in `.w640.webp` is one rung of a ladder, of JPEG where that drew it; any other has no variants. */
const RUNG = /\.w\d+\.(webp|jpg)$/;

/** A key that is its own encoding, as most are. */
const PLAIN_KEY = /^[\w./~-]*$/;

/** The rungs that each kind of picture is drawn in, and its proportion (width by height). */
const KINDS = {
  card: { rungs: [320, 640], proportion: [16, 9] },
  stage: { rungs: [640, 1280], proportion: [16, 9] },
  banner: { rungs: [800, 1600], proportion: [16, 9] },
  round: { rungs: [320], proportion: [1, 1] },
} as const;

/** A banner's own crop for phones, 4:5. It is of the middle: with a focal point, phones crop the banner by it. */
const PHONE_CROP = { width: 640, height: 800 };

/** Where a picture's sizes are; null where there is no picture. */
export function toPictureSource(
  key: string | null | undefined,
  assetOrigin: string,
  kind: keyof typeof KINDS,
): PictureSource | null {
  if (!key) return null;
  const { rungs, proportion } = KINDS[kind];
  const width = rungs.at(-1) ?? 640;
  const height = Math.round((width * proportion[1]) / proportion[0]);
  const { fileKey, focalPoint } = splitFocalPoint(key);
  const url = `${assetOrigin}/${encodeKey(fileKey)}`;
  const at = focalPoint && { position: `${focalPoint.x}% ${focalPoint.y}%` };
  const rungAt = url.search(RUNG);
  if (rungAt === -1) return { src: url, width, height, ...at };
  const stem = url.slice(0, rungAt);
  const ending = url.slice(url.lastIndexOf('.'));
  const rung = (size: number) => `${stem}.w${size}${ending}`;
  const source = {
    src: rung(rungs[0]),
    srcSet: rungs.length > 1 ? rungs.map((size) => `${rung(size)} ${size}w`).join(', ') : undefined,
    width,
    height,
    ...at,
  };
  if (kind !== 'banner') return source;
  return { ...source, phone: { srcSet: stem + (at ? '.w1600' : '.p640') + ending, ...PHONE_CROP } };
}

/** Keys may hold blanks and letters of any script. */
function encodeKey(key: string): string {
  return PLAIN_KEY.test(key) ? key : key.split('/').map(encodeURIComponent).join('/');
}
