import { Form } from '@remix-run/react';
import Check from 'lucide-react/icons/check';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { directionOf } from './direction.ts';
import { canonicalLanguage } from './language-codes.ts';
import styles from './language-list.module.css';

export interface LanguageChoice {
  code: string;
  displayName: string;
}

/**
 * Every allowed language as a button in its own words, so that it is found by those who read only that one.
 */
export function LanguageList({
  languages,
  current,
  redirectTo,
}: {
  languages: readonly LanguageChoice[];
  current: string;
  redirectTo: string;
}) {
  const { t } = useTranslation('language');
  return (
    <Form method="post" action={paths.language({}, { redirectTo })} className={styles.form}>
      <ul className={styles.list}>
        {languages.map(({ code, displayName }) => {
          const isCurrent = canonicalLanguage(code) === canonicalLanguage(current);
          return (
            <li key={code}>
              <button
                className={styles.language}
                type="submit"
                name="lng"
                value={code}
                lang={canonicalLanguage(code)}
                dir={directionOf(code)}
                aria-current={isCurrent || undefined}
              >
                <span>{displayName}</span>
                {isCurrent ? (
                  <span className={styles.mark}>
                    <Check aria-label={t('current')} />
                  </span>
                ) : null}
              </button>
            </li>
          );
        })}
      </ul>
    </Form>
  );
}
