import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { labelOf, type PanelView } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export function PromoStrip({ view, isFirst }: BlockProps<PanelView>) {
  const { text, cta, ...headings } = view.words;
  return (
    <section className={styles.strip} aria-label={labelOf(view.words)}>
      <div className={styles.front} data-on-picture>
        <BlockPicture
          image={view.image}
          sizes="(width < 720px) 100vw, 66vw"
          isFirst={isFirst}
          scrim="start"
          className={styles.picture}
        />
        <Words words={headings} className={styles.headings} />
      </div>
      {text || cta ? (
        <Words words={{ ...(text && { text }), ...(cta && { cta }) }} className={styles.stub} />
      ) : null}
    </section>
  );
}
