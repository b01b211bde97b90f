// chunk: blocks-common

import type { ReactNode } from 'react';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './block-picture.module.css';
import { toBlockPicture } from './block-picture-source.ts';

/**
 * A block's picture in a box whose proportion the block's own class gives; the placeholder where there is
 * none.
 */
export function BlockPicture({
  image,
  kind = 'stage',
  sizes,
  uprightMedia,
  isFirst,
  scrim,
  alt,
  className = '',
  children,
}: {
  /** Its key. */
  image: string | undefined;
  kind?: 'card' | 'stage' | 'round' | undefined;
  sizes?: string | undefined;
  /** As `PictureLook` has it. */
  uprightMedia?: string | undefined;
  isFirst?: boolean | undefined;
  /** Where words lie over it. */
  scrim?: 'below' | 'start' | 'center' | 'end';
  /** Only where no words describe it. */
  alt?: string | undefined;
  className?: string | undefined;
  /** What lies over it. */
  children?: ReactNode;
}) {
  const source = toBlockPicture(image, useAssetOrigin(), kind, uprightMedia);
  return (
    <Picture
      source={source}
      alt={alt}
      shape="fill"
      sizes={sizes}
      priority={isFirst}
      className={scrim ? `${styles[scrim]} ${className}` : className}
    >
      {children}
    </Picture>
  );
}
