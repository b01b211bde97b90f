import type { ReactNode } from 'react';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import styles from './card.module.css';

/** As high as a card with its title and facts; `text` in place of a picture that is on its way. */
export function CardPlaceholder({ text }: { text?: ReactNode }) {
  return (
    <div className={styles.card} data-placeholder={text ? 'empty' : ''}>
      <div className={styles.picture}>{text ?? <Skeleton shape="wide" />}</div>
      <span className={styles.title} aria-hidden="true">
        &nbsp;
      </span>
      <span className={styles.facts} aria-hidden="true">
        &nbsp;
      </span>
    </div>
  );
}
