import { useTranslation } from 'react-i18next';
import { numberFormat } from '#app/lib/number-locale.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './progress.module.css';

/** Along the foot of a picture: how much of the title the viewer has seen, from 0 to 1. */
export function Progress({ progress }: { progress: number }) {
  const { t, i18n } = useTranslation('catalogue');
  const percent = numberFormat(i18n.language, { style: 'percent' }).format(progress);
  return (
    <span className={styles.bar}>
      <span
        className={styles.done}
        style={{ '--progress': `${Math.round(progress * 1000) / 10}%` } as object}
      />
      <VisuallyHidden>{t('continue_watched', { percent })}</VisuallyHidden>
    </span>
  );
}
