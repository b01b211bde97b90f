import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import type { PanelView } from '#app/features/page-builder/shared/panel.ts';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import { Tile } from '#app/features/page-builder/shared/tile.tsx';
import styles from './block.module.css';

/** The big one, and up to two smaller ones. */
export interface TripleCard extends PanelView {
  small: readonly PanelView[];
}

export function TripleCardCarousel({ view, isFirst }: BlockProps<SliderView<TripleCard>>) {
  const { heading, label, plays, slides } = view;
  const level = heading ? 'h3' : 'h2';
  return (
    <Slider
      heading={heading}
      label={label}
      className={styles.slider}
      controls="head"
      autoplayMs={plays ? AUTOPLAY_MS : null}
    >
      {slides.map((card, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
        <div key={index} className={styles.card} data-small={card.small.length}>
          <Tile
            panel={card}
            level={level}
            sizes={slides.length > 1 ? '(width >= 1280px) 30vw, (width >= 640px) 60vw, 90vw' : '90vw'}
            isFirst={isFirst && index === 0}
          />
          {card.small.map((panel, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
            <Tile key={place} panel={panel} level={level} sizes="(width >= 1280px) 20vw, 45vw" />
          ))}
        </div>
      ))}
    </Slider>
  );
}
