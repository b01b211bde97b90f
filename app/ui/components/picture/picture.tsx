import type { ReactNode } from 'react';
import styles from './picture.module.css';

/** Where a picture is and how large; `phone` is another crop of it, for `media` or else for phones. */
export interface PictureSource {
  src: string;
  srcSet?: string | undefined;
  width: number;
  height: number;
  /** What a crop shows, as `object-position`; the middle without it. */
  position?: string | undefined;
  phone?: { srcSet: string; width: number; height: number; media?: string } | undefined;
}

export const PHONE_MEDIA = '(width < 576px)';

/**
 * A picture in a box of fixed proportion. The box paints the placeholder, so a missing or broken picture
 * shows it with or without scripts, and nothing moves when the picture comes.
 */
export function Picture({
  source,
  alt = '',
  sizes,
  shape = 'wide',
  priority,
  isInView,
  className,
  children,
}: {
  /** Null shows the placeholder alone. */
  source: PictureSource | null;
  /** Empty where the text beside it names the same. */
  alt?: string | undefined;
  sizes?: string | undefined;
  shape?: 'wide' | 'poster' | 'round' | 'fill' | undefined;
  /** For the page's largest picture: fetched first. */
  priority?: boolean | undefined;
  /** For others that the page opens with: fetched as soon as the markup names them. All the rest are lazy. */
  isInView?: boolean | undefined;
  /** The box's place in what it is part of. */
  className?: string | undefined;
  /** What lies over the picture. */
  children?: ReactNode;
}) {
  return (
    <span className={className ? `${styles.box} ${className}` : styles.box} data-shape={shape}>
      {source ? renderSources(source, { alt, sizes, priority, isInView }) : null}
      {children}
    </span>
  );
}

interface ImageOptions {
  alt: string;
  sizes: string | undefined;
  priority: boolean | undefined;
  isInView: boolean | undefined;
}

/** No component of its own: a page has a hundred pictures. */
function renderSources(source: PictureSource, { alt, sizes, priority, isInView }: ImageOptions) {
  const { src, srcSet, width, height, position, phone } = source;
  // React 18 knows the attribute only in this spelling.
  const fetching = priority ? { fetchpriority: 'high' } : isInView ? {} : { loading: 'lazy' as const };
  const image = (
    <img
      {...fetching}
      className={styles.image}
      alt={alt}
      width={width}
      height={height}
      sizes={srcSet ? sizes : undefined}
      srcSet={srcSet}
      src={src}
      style={position ? { objectPosition: position } : undefined}
    />
  );
  if (!phone) return image;
  return (
    <picture>
      <source
        media={phone.media ?? PHONE_MEDIA}
        srcSet={phone.srcSet}
        width={phone.width}
        height={phone.height}
      />
      {image}
    </picture>
  );
}
