import { BlockPicture } from './block-picture.tsx';
import type { PanelView } from './panel.ts';
import styles from './tile.module.css';
import { Words } from './words.tsx';

/** A picture with its words at its foot. Its height is its box's, or `--tile`, a proportion. */
export function Tile({
  panel: { image, words },
  level,
  sizes,
  isFirst,
}: {
  panel: PanelView;
  level: 'h2' | 'h3' | 'h4';
  sizes: string;
  isFirst?: boolean;
}) {
  return (
    <article className={styles.tile} data-on-picture>
      <BlockPicture image={image} sizes={sizes} isFirst={isFirst} className={styles.picture} />
      <Words words={words} level={level} variant="secondary" className={styles.words} />
    </article>
  );
}
