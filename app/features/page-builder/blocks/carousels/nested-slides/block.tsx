import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import type { PanelView } from '#app/features/page-builder/shared/panel.ts';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import { Tile } from '#app/features/page-builder/shared/tile.tsx';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

/** A slide, and the list that it holds. */
export interface NestedSlide extends PanelView {
  children: readonly PanelView[];
}

export function NestedSlides({ view, isFirst }: BlockProps<SliderView<NestedSlide>>) {
  const { heading, label, plays, slides } = view;
  return (
    <Slider
      heading={heading}
      label={label}
      className={styles.slider}
      controls="head"
      autoplayMs={plays ? AUTOPLAY_MS : null}
    >
      {slides.map((slide, index) => (
        <Sheet
          // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
          key={index}
          slide={slide}
          hasHeading={heading !== undefined}
          isFirst={isFirst && index === 0}
        />
      ))}
    </Slider>
  );
}

function Sheet({
  slide: { image, words, children },
  hasHeading,
  isFirst,
}: {
  slide: NestedSlide;
  hasHeading: boolean;
  isFirst: boolean;
}) {
  const [level, below] = hasHeading ? (['h3', 'h4'] as const) : (['h2', 'h3'] as const);
  return (
    <article className={styles.sheet}>
      <div className={styles.lead} data-on-picture>
        <BlockPicture
          image={image}
          sizes="(width >= 768px) 40vw, 94vw"
          isFirst={isFirst}
          className={styles.picture}
        />
        <Words words={words} level={level} className={styles.words} />
      </div>
      {children.length > 0 ? (
        <ul className={styles.children} data-few={children.length < 3 || undefined}>
          {children.map((child, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
            <li key={index}>
              <Tile
                panel={child}
                level={words.heading ? below : level}
                sizes={children.length > 2 ? '(width >= 768px) 28vw, 46vw' : '(width >= 768px) 56vw, 90vw'}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </article>
  );
}
