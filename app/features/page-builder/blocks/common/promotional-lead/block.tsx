import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { labelOf, type SidedView } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export function PromotionalLead({ view, isFirst }: BlockProps<SidedView>) {
  const { image, words, side } = view;
  return (
    <section className={styles.lead} data-side={side} aria-label={labelOf(words)}>
      {image ? (
        <BlockPicture
          image={image}
          sizes="(width < 720px) 90vw, 42vw"
          isFirst={isFirst}
          className={styles.picture}
        />
      ) : null}
      <Words words={words} className={styles.words} />
    </section>
  );
}
