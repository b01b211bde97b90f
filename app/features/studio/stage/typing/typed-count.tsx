import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './text-box.module.css';
import type { ShownLength } from './use-typing-in.ts';

/** How much of a text's limit is used, beside the text. */
export function TypedCount({ id, typed }: { id: string; typed: ShownLength }) {
  const { t } = useTranslation('edit');
  const { length, maxChars: limit, isCut, x, y } = typed;
  return (
    <div className={styles.count} style={{ '--x': x, '--y': y } as CSSProperties}>
      <p id={id}>{t('type_count', { length, limit })}</p>
      <p role="alert">{isCut ? t('type_cut', { limit }) : null}</p>
    </div>
  );
}
