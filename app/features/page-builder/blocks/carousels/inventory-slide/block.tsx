import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { QUICK_AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

/** A shelf: pictures of one height with their words below them. */
export function InventorySlide({ view, isFirst }: BlockProps<SliderView>) {
  const { heading, label, plays, slides } = view;
  return (
    <Slider
      heading={heading}
      label={label}
      className={styles.slider}
      controls="head"
      autoplayMs={plays ? QUICK_AUTOPLAY_MS : null}
    >
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
        <article key={index} className={styles.item}>
          <BlockPicture
            image={slide.image}
            sizes={slides.length > 1 ? '(width >= 768px) 20vw, 45vw' : '100vw'}
            isFirst={isFirst && index === 0}
            className={styles.picture}
          />
          <Words
            words={slide.words}
            level={heading ? 'h3' : 'h2'}
            variant="secondary"
            className={styles.words}
          />
        </article>
      ))}
    </Slider>
  );
}
