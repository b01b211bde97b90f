import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { QUICK_AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import { Tile } from '#app/features/page-builder/shared/tile.tsx';
import styles from './block.module.css';

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
        <Tile
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
          key={index}
          panel={slide}
          level={heading ? 'h3' : 'h2'}
          sizes={slides.length > 1 ? '(width >= 768px) 20vw, 45vw' : '100vw'}
          isFirst={isFirst && index === 0}
        />
      ))}
    </Slider>
  );
}
