import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { GroupHead, itemLevel } from '#app/features/page-builder/shared/group-head.tsx';
import { type GroupView, groupLabelOf } from '#app/features/page-builder/shared/panel.ts';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export interface MementoSlidesView extends GroupView {
  /** Moves by itself, unless its owner has switched that off. */
  plays: boolean;
}

export function MementoSlides({ view, isFirst }: BlockProps<MementoSlidesView>) {
  const { words: head, items, plays } = view;
  return (
    <>
      <div className={styles.head}>
        <GroupHead words={head} />
      </div>
      <Slider
        label={head.heading ?? groupLabelOf(view)}
        className={styles.memories}
        autoplayMs={plays ? AUTOPLAY_MS : null}
      >
        {items.map(({ image, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
          <div key={index} className={styles.print}>
            <BlockPicture
              image={image}
              kind="card"
              sizes={items.length > 1 ? '(width < 640px) 70vw, 24vw' : '100vw'}
              isFirst={isFirst && index === 0}
              className={styles.picture}
            />
            <Words words={words} level={itemLevel(view)} className={styles.words} />
          </div>
        ))}
      </Slider>
    </>
  );
}
