import { Form, useLocation } from '@remix-run/react';
import Search from 'lucide-react/icons/search';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchSuggestions } from '#app/features/catalogue/suggestions/use-search-suggestions.tsx';
import { paths } from '#app/features/links/paths.ts';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Menu } from '#app/ui/components/menu/menu.tsx';
import styles from './search-box.module.css';

const MAX_TEXT_CHARS = 200;

/** A plain form: empty text is not submitted (viewer.md §5) because the field is required. */
export function SearchBox() {
  const { t } = useTranslation('shell');
  return <SearchForm className={styles.box} label={t('search')} placeholder={t('search_placeholder')} />;
}

/** On small screens the box unfolds below the header. */
export function MobileSearch() {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.mobile}>
      <Menu
        group="header"
        label={t('search')}
        summary={<Search aria-hidden="true" />}
        className={iconButtonClassName}
        panelClassName={styles.sheet}
      >
        <SearchForm className={styles.inner} label={t('search')} placeholder={t('search_placeholder')} />
      </Menu>
    </div>
  );
}

function SearchForm({
  className,
  label,
  placeholder,
}: {
  className: string | undefined;
  label: string;
  placeholder: string;
}) {
  const current = useCurrentText();
  const field = useCurrentTextField(current);
  const { use, suggestions } = useSearchSuggestions(field);
  return (
    <search className={className} {...use}>
      <Form method="get" action={paths.search()} className={styles.form}>
        <input
          ref={field}
          defaultValue={current}
          className={styles.input}
          type="search"
          name="search_text"
          aria-label={label}
          placeholder={placeholder}
          required
          maxLength={MAX_TEXT_CHARS}
          autoComplete="off"
          enterKeyHint="search"
          // Requires more than blanks: the browser rejects those before anything is sent.
          pattern=".*\S.*"
        />
        <button type="submit" className={styles.submit} aria-label={label}>
          <Search aria-hidden="true" />
        </button>
      </Form>
      {suggestions}
    </search>
  );
}

/** What the search page shows the results of; nothing elsewhere. */
function useCurrentText(): string {
  const { pathname, search } = useLocation();
  if (pathname !== paths.search()) return '';
  return (new URLSearchParams(search).get('search_text') ?? '').trim().slice(0, MAX_TEXT_CHARS);
}

/** The field follows the address, but never takes away what is being typed. */
function useCurrentTextField(current: string) {
  const ref = useRef<HTMLInputElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    const field = ref.current;
    if (!field || shown.current === current) return;
    const isUntouched = field.value === shown.current || field !== document.activeElement;
    shown.current = current;
    if (isUntouched) field.value = current;
  }, [current]);
  return ref;
}
