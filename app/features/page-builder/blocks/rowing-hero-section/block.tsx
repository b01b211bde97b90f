import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { Slider } from '#app/features/page-builder/parts/slider.tsx';
import type { SliderView } from '#app/features/page-builder/parts/slider-view.ts';
import { Stage } from '#app/features/page-builder/parts/stage.tsx';
import styles from './block.module.css';

export function RowingHeroSection({ view, isFirst }: BlockProps<SliderView>) {
  const { heading, label, plays, slides } = view;
  return (
    <Slider
      heading={heading}
      label={label}
      className={styles.hero}
      controls="over"
      autoplayMs={plays ? AUTOPLAY_MS : null}
    >
      {slides.map((slide, index) => (
        <Stage
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
          key={index}
          slide={slide}
          level={heading ? 'h3' : 'h2'}
          isFirst={isFirst && index === 0}
        />
      ))}
    </Slider>
  );
}
