import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { GroupHead, itemLevel } from '#app/features/page-builder/shared/group-head.tsx';
import { groupLabelOf, type PanelView, type WordsView } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export interface AsymmetricFlowView {
  words: WordsView;
  items: readonly (PanelView & { size: 'sm' | 'md' | 'lg' })[];
}

export function AsymmetricFlow({ view, isFirst }: BlockProps<AsymmetricFlowView>) {
  return (
    <section className={styles.flow} aria-label={groupLabelOf(view)}>
      <GroupHead words={view.words} />
      <ul className={styles.cards}>
        {view.items.map(({ image, words, size }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
          <li key={index} className={styles.card} data-size={size} data-on-picture>
            <BlockPicture
              image={image}
              sizes="(width < 576px) 92vw, 46vw"
              isFirst={isFirst && index === 0}
              className={styles.picture}
            />
            <Words words={words} level={itemLevel(view)} variant="secondary" className={styles.words} />
          </li>
        ))}
      </ul>
    </section>
  );
}
