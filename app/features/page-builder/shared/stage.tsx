import { BlockPicture } from './block-picture.tsx';
import { type PictureLook, WIDE_LOOK } from './block-picture-source.ts';
import type { SlideView } from './slider-view.ts';
import styles from './stage.module.css';
import { Words } from './words.tsx';

/**
 * A slide that is one large picture, with its words on it at the side that its owner chose. `--stage` is its
 * height.
 */
export function Stage({
  slide,
  level,
  isFirst,
  look = WIDE_LOOK,
  shade,
}: {
  slide: SlideView;
  level: 'h2' | 'h3';
  isFirst: boolean;
  look?: PictureLook | undefined;
  /** Behind the words, which lie at the foot; else from the side that they are on, over all of the picture. */
  shade?: 'foot' | undefined;
}) {
  return (
    <article className={styles.stage} data-on-picture data-side={slide.side} data-shade={shade}>
      <BlockPicture
        image={slide.image}
        {...look}
        isFirst={isFirst}
        scrim={shade ? undefined : slide.side}
        className={styles.picture}
      />
      <Words words={slide.words} level={level} className={styles.words} />
    </article>
  );
}
