import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { labelOf, type PanelView } from '#app/features/page-builder/shared/panel.ts';
import type { Side } from '#app/features/page-builder/shared/side.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import { bannerLook } from './banner-look.ts';
import styles from './block.module.css';

export interface DefaultBannerView extends PanelView {
  side: Side;
}

/** A picture and, beside it, its words: over it where its owner has put them in the middle. */
export function DefaultBanner({ view, isFirst }: BlockProps<DefaultBannerView>) {
  const { image, words, side } = view;
  const isOver = side === 'center';
  return (
    <section
      className={styles.banner}
      data-side={side}
      data-on-picture={isOver || undefined}
      aria-label={labelOf(words)}
    >
      <BlockPicture
        image={image}
        {...bannerLook(side)}
        isFirst={isFirst}
        scrim={isOver ? 'center' : undefined}
        className={styles.picture}
      />
      <Words words={words} className={styles.words} />
    </section>
  );
}
