import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#app/contract/limits.ts';
import styles from './settings.module.css';
import { WordsControl } from './words-control.tsx';

/** What a form that viewers fill in begins with. `children` are the buttons. */
export function NewFormFields({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation('edit');
  return (
    <div className={styles.form}>
      <WordsControl
        path="title"
        label={t('settings_heading')}
        words={title}
        maxChars={LIMITS.name}
        isRequired
      />
      <div className={styles.end}>{children}</div>
    </div>
  );
}
