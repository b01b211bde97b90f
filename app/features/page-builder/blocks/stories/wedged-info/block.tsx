import type { BlockProps } from '#app/features/page-builder/block-definition.ts';
import { BlockPicture } from '#app/features/page-builder/shared/block-picture.tsx';
import { CtaButton } from '#app/features/page-builder/shared/cta-button.tsx';
import { labelOf, type SidedView, type WordsView } from '#app/features/page-builder/shared/panel.ts';
import { Words } from '#app/features/page-builder/shared/words.tsx';
import styles from './block.module.css';

export interface WedgedInfoView extends SidedView {
  facts: readonly WordsView[];
}

export function WedgedInfo({ view, isFirst }: BlockProps<WedgedInfoView>) {
  const { image, words, side, facts } = view;
  return (
    <section className={styles.info} data-side={side} aria-label={labelOf(words)}>
      {image ? (
        <BlockPicture
          image={image}
          sizes="(width < 720px) 100vw, 56vw"
          isFirst={isFirst}
          className={styles.picture}
        />
      ) : null}
      <div className={styles.side}>
        <Words words={{ ...words, cta: undefined }} />
        {facts.length > 0 ? (
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they keep their order.
              <li key={index} className={styles.fact}>
                <Words words={fact} level={words.heading ? 'h3' : 'h2'} className={styles.words} />
              </li>
            ))}
          </ul>
        ) : null}
        {/* Behind the facts, which lead to it. */}
        {words.cta ? (
          <p className={styles.cta}>
            <CtaButton cta={words.cta} />
          </p>
        ) : null}
      </div>
    </section>
  );
}
