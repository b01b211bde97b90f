import type { PictureSource } from '#app/ui/components/picture/picture.tsx';

/** The picture of a link preview. */
export interface SocialImage {
  /** Absolute. */
  url: string;
  /** Of the file itself; absent where it is not known. */
  width?: number | undefined;
  height?: number | undefined;
  alt?: string | undefined;
}

/** A picture's largest variant, for another site's preview. Only variants have known dimensions. */
export function toSocialImage(source: PictureSource | null, alt: string): SocialImage | undefined {
  if (!source) return undefined;
  const largest = source.srcSet?.split(', ').at(-1)?.split(' ')[0];
  if (!largest) return { url: source.src, alt };
  const { width, height } = source;
  return { url: largest, width, height, alt };
}
