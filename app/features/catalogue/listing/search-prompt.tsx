import { Form } from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { MAX_SEARCH_TEXT } from './constants.ts';
import styles from './search-prompt.module.css';

/** The search page before anything is searched for. */
export function SearchPrompt() {
  const { t } = useTranslation(['listing', 'shell']);
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <h1>{t('search_prompt')}</h1>
        <p className={styles.text}>{t('search_prompt_text')}</p>
        <search>
          <Form method="get" action={paths.search()} className={styles.form}>
            <input
              className={styles.input}
              type="search"
              name="search_text"
              aria-label={t('search', { ns: 'shell' })}
              placeholder={t('search_placeholder', { ns: 'shell' })}
              required
              maxLength={MAX_SEARCH_TEXT}
              // More than blanks; the browser validates it before anything is sent.
              pattern=".*\S.*"
              autoComplete="off"
              enterKeyHint="search"
            />
            <Button type="submit" icon={<Search aria-hidden="true" />}>
              {t('search', { ns: 'shell' })}
            </Button>
          </Form>
        </search>
      </div>
    </div>
  );
}
