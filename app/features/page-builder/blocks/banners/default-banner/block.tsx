import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { labelOf, type PanelView } from '#app/features/page-builder/shared/panel.ts';
import type { Side } from '#app/features/page-builder/shared/side.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export interface DefaultBannerView extends PanelView {
  side: Side;
}

export function DefaultBanner({ view, isFirst }: BlockProps<DefaultBannerView>) {
  const { image, words, side } = view;
  return (
    <section className={styles.banner} data-side={side} data-on-picture aria-label={labelOf(words)}>
      <BlockPicture image={image} sizes="100vw" isFirst={isFirst} scrim={side} className={styles.picture} />
      <Words words={words} className={styles.words} />
    </section>
  );
}
