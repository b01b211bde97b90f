import { Form } from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_QUERY } from './constants.ts';
import type { PeopleKind } from './people-model.ts';
import styles from './people-search.module.css';
import { peoplePath } from './person-path.ts';
import { useTypedSubmit } from './use-typed-submit.ts';

/** Finds a name in the list: sent by Enter or the button, and while typing where scripts run. */
export function PeopleSearch({ kind, query }: { kind: PeopleKind; query: string }) {
  const { t } = useTranslation('people');
  const submitTyped = useTypedSubmit();
  const ref = useRef<HTMLInputElement>(null);
  // Another URL (back, "show all") brings another text; while typing, the text is newer than the URL.
  useEffect(() => {
    if (ref.current && document.activeElement !== ref.current) ref.current.value = query;
  }, [query]);
  return (
    <search className={styles.search}>
      <Form method="get" action={peoplePath(kind)} className={styles.form} onChange={submitTyped} replace>
        <input
          className={styles.input}
          type="search"
          name="q"
          ref={ref}
          defaultValue={query}
          aria-label={t(`${kind}_search`)}
          placeholder={t(`${kind}_search`)}
          maxLength={MAX_QUERY}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className={styles.submit} aria-label={t(`${kind}_search`)}>
          <Search aria-hidden="true" />
        </button>
      </Form>
    </search>
  );
}
