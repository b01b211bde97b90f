import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { QUICK_AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export function CentreModeSlider({ view, isFirst }: BlockProps<SliderView>) {
  const { heading, label, plays, slides } = view;
  return (
    <Slider
      heading={heading}
      label={label}
      className={styles.slider}
      autoplayMs={plays ? QUICK_AUTOPLAY_MS : null}
    >
      {slides.map(({ image, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
        <article key={index} className={styles.slide}>
          <BlockPicture
            image={image}
            sizes="70vw"
            isFirst={isFirst && index === 0}
            className={styles.picture}
          />
          <Words words={words} level={heading ? 'h3' : 'h2'} className={styles.words} />
        </article>
      ))}
    </Slider>
  );
}
