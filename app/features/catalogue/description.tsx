import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './description.module.css';

/** Three lines, and a checkbox that shows the rest: it needs no scripts. */
export function Description({ text, isLong }: { text: string; isLong: boolean }) {
  const { t } = useTranslation('catalogue');
  const id = useId();
  if (!isLong) return <p className={styles.text}>{text}</p>;
  return (
    <div className={styles.description}>
      <input type="checkbox" className={styles.toggle} id={id} aria-label={t('show_more')} />
      <p className={styles.text} data-clamped>
        {text}
      </p>
      <label htmlFor={id} className={styles.label} aria-hidden="true">
        <span className={styles.more}>{t('show_more')}</span>
        <span className={styles.less}>{t('show_less')}</span>
      </label>
    </div>
  );
}
