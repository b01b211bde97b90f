import { Form } from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchSuggestions } from '#app/features/catalogue/suggestions/use-search-suggestions.tsx';
import { paths } from '#app/features/links/paths.ts';
import { Button } from '#app/ui/components/button/button.tsx';
import { MAX_SEARCH_TEXT } from './constants.ts';
import styles from './search-prompt.module.css';

/** The search page before anything is searched for. */
export function SearchPrompt() {
  const { t } = useTranslation(['listing', 'shell']);
  const field = useRef<HTMLInputElement>(null);
  const { use, suggestions } = useSearchSuggestions(field);
  return (
    <div className={styles.page}>
      <div className={styles.inner}>
        <h1>{t('search_prompt')}</h1>
        <p className={styles.text}>{t('search_prompt_text')}</p>
        <search className={styles.search} {...use}>
          <Form method="get" action={paths.search()} className={styles.form}>
            <input
              ref={field}
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
          {suggestions}
        </search>
      </div>
    </div>
  );
}
