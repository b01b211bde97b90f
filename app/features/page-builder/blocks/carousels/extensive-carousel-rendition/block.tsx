import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export function ExtensiveCarouselRendition({ view, isFirst }: BlockProps<SliderView>) {
  const { heading, label, plays, slides } = view;
  return (
    <Slider heading={heading} label={label} className={styles.slider} autoplayMs={plays ? AUTOPLAY_MS : null}>
      {slides.map(({ image, words }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
        <article key={index} className={styles.card}>
          <BlockPicture
            image={image}
            sizes={slides.length > 1 ? '(width >= 720px) 40vw, 88vw' : '(width >= 720px) 56vw, 88vw'}
            isFirst={isFirst && index === 0}
          />
          <Words words={words} level={heading ? 'h3' : 'h2'} className={styles.words} />
        </article>
      ))}
    </Slider>
  );
}
