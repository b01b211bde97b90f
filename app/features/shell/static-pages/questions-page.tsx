import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { RichText } from '#app/features/rich-text/rich-text.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import styles from './questions-page.module.css';
import type { FaqPage } from './static-pages.server.ts';
import { TextPage } from './text-page.tsx';

/** Questions, each with its answer behind it. */
export function QuestionsPage({ title, entries }: Pick<FaqPage, 'title' | 'entries'>) {
  const { t } = useTranslation('common');
  return (
    <TextPage title={title} isWide>
      {entries.length === 0 ? <EmptyState title={t('no_content')} /> : null}
      <ul className={styles.entries}>
        {entries.map(({ question, answer }, index) => (
          // The list never changes while it is shown, and nothing keeps two questions from being the same.
          <li key={String(index)}>
            <details className={styles.entry}>
              <summary className={styles.question}>
                <h2 className={styles.text}>{question}</h2>
                <ChevronDown aria-hidden="true" />
              </summary>
              <div className={styles.answer}>
                <RichText nodes={answer} />
              </div>
            </details>
          </li>
        ))}
      </ul>
    </TextPage>
  );
}
