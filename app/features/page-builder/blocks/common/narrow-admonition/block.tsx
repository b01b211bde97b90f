import Megaphone from 'lucide-react/icons/megaphone';
import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { CtaButton } from '#app/features/page-builder/shared/cta-button.tsx';
import { labelOf, type PanelView } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export function NarrowAdmonition({ view, isFirst }: BlockProps<PanelView>) {
  const { cta, ...words } = view.words;
  return (
    <section className={styles.strip} aria-label={labelOf(view.words)}>
      <span className={styles.mark}>
        {view.image ? (
          <BlockPicture image={view.image} kind="card" sizes="48px" isFirst={isFirst} />
        ) : (
          <Megaphone aria-hidden="true" />
        )}
      </span>
      <Words words={words} className={styles.words} />
      {cta ? (
        <span className={styles.way}>
          <CtaButton cta={cta} variant="secondary" size="small" />
        </span>
      ) : null}
    </section>
  );
}
