import { useTranslation } from 'react-i18next';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { AUTOPLAY_MS } from '#app/features/page-builder/constants.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import type { PanelView } from '#app/features/page-builder/shared/panel.ts';
import { Slider } from '#app/features/page-builder/shared/slider.tsx';
import type { SliderView } from '#app/features/page-builder/shared/slider-view.ts';
import { Tile } from '#app/features/page-builder/shared/tile.tsx';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export interface AdCarouselView {
  carousel: SliderView | null;
  ad: PanelView | null;
}

/** page-builder.md §9: a move brings two of the three that are in sight. */
const STEP = 2;

export function AdNCarousel({ view: { carousel, ad }, isFirst }: BlockProps<AdCarouselView>) {
  const { t } = useTranslation('blocks');
  return (
    <div className={styles.pair} data-paired={(carousel && ad && true) || undefined}>
      {carousel ? (
        <Slider
          heading={carousel.heading}
          label={carousel.label}
          className={styles.slider}
          controls="head"
          step={STEP}
          autoplayMs={carousel.plays ? AUTOPLAY_MS : null}
        >
          {carousel.slides.map(({ image, words }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
            <article key={index} className={styles.story}>
              <BlockPicture
                image={image}
                kind="card"
                sizes={carousel.slides.length > 1 ? '(width >= 1280px) 22vw, 38vw' : '92vw'}
                isFirst={isFirst && index === 0}
                className={styles.picture}
              />
              <Words words={words} level={carousel.heading ? 'h3' : 'h2'} className={styles.words} />
            </article>
          ))}
        </Slider>
      ) : null}
      {ad ? (
        <aside className={styles.ad} aria-label={t('advertisement')}>
          <Tile panel={ad} level={carousel?.heading ? 'h3' : 'h2'} sizes="(width >= 1280px) 24vw, 94vw" />
          <span className={styles.mark} aria-hidden="true">
            {t('advertisement')}
          </span>
        </aside>
      ) : null}
    </div>
  );
}
