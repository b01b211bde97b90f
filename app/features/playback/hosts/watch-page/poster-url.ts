import type { PictureSource } from '#app/ui/components/picture/picture.tsx';

/** The largest size of a picture, for a video's poster, which knows no `srcset`. */
export function toPosterUrl(source: PictureSource | null): string | undefined {
  return source?.srcSet?.split(', ').at(-1)?.split(' ')[0] ?? source?.src;
}
