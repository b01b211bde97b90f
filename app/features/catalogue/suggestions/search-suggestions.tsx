import { useNavigation, useRouteLoaderData } from '@remix-run/react';
import Film from 'lucide-react/icons/film';
import History from 'lucide-react/icons/history';
import Landmark from 'lucide-react/icons/landmark';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import User from 'lucide-react/icons/user';
import { type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { forgetSearches, recentSearches, rememberSearch, type Searcher } from './recent-searches.ts';
import styles from './search-suggestions.module.css';
import type { SuggestionLink } from './suggestion-links.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const ICONS = { recent: History, content: Film, artist: User, venue: Landmark, category: LayoutGrid };

type Option = Omit<SuggestionLink, 'kind'> & { kind: keyof typeof ICONS };

/** What a search field offers: the latest searches while it is empty, then what the text may mean. */
export function SearchSuggestions({ field }: { field: RefObject<HTMLInputElement> }) {
  const { t } = useTranslation('suggestions');
  const listId = useId();
  const [text, setText] = useState(() => field.current?.value.trim() ?? '');
  const { recent, clear } = useRecentSearches(field);
  const links = useSuggestions(text);
  const isRecent = text === '';
  const options: readonly Option[] = isRecent ? recent.map(toRecent) : links;
  const { isOpen, active, close } = useCombobox(field, { listId, count: options.length, onText: setText });
  useClosedByNavigation(close);
  if (!isOpen) return null;
  return (
    <div className={styles.panel}>
      {isRecent ? (
        <div className={styles.head}>
          <span>{t('recent')}</span>
          <button
            type="button"
            className={styles.clear}
            onClick={() => {
              clear();
              field.current?.focus();
            }}
          >
            {t('clear_recent')}
          </button>
        </div>
      ) : null}
      <div role="listbox" id={listId} aria-label={t(isRecent ? 'recent' : 'label')}>
        {options.map((option, index) => (
          <SuggestionOption
            key={option.kind + option.href}
            id={`${listId}-${index}`}
            option={option}
            isActive={index === active}
          />
        ))}
      </div>
      <VisuallyHidden>
        <span role="status">{t('found', { count: options.length })}</span>
      </VisuallyHidden>
    </div>
  );
}

function SuggestionOption({ id, option, isActive }: { id: string; option: Option; isActive: boolean }) {
  const { t } = useTranslation('suggestions');
  const Icon = ICONS[option.kind];
  const isNamed = option.kind !== 'recent' && option.kind !== 'content';
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={option.href}
      className={styles.option}
    >
      <Icon aria-hidden="true" />
      <bdi className={styles.name}>{option.name}</bdi>
      {isNamed ? <span className={styles.kind}>{t(`kind_${option.kind}`)}</span> : null}
    </Link>
  );
}

function toRecent(text: string): Option {
  return { kind: 'recent', name: text, href: paths.search({}, { search_text: text }) };
}

/** The viewer's own: who uses the browser next, a child of the family among them, does not get them. */
function useRecentSearches(field: RefObject<HTMLInputElement>) {
  const searcher = useSearcher();
  const [recent, setRecent] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    const look = () => setRecent(recentSearches(searcher));
    const remember = () => {
      rememberSearch(searcher, field.current?.value ?? '');
      look();
    };
    look();
    const form = field.current?.form;
    form?.addEventListener('submit', remember);
    return () => form?.removeEventListener('submit', remember);
  }, [field, searcher]);
  const clear = () => {
    forgetSearches(searcher);
    setRecent([]);
  };
  return { recent, clear };
}

/** Read from the root's data. */
function useSearcher(): Searcher {
  const root = useRouteLoaderData('root') as { viewerId?: string } | undefined;
  return root?.viewerId;
}

/** Whatever was chosen or searched for, the list has done its work. */
function useClosedByNavigation(close: () => void) {
  const { state } = useNavigation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the beginning of a navigation closes it.
  useEffect(() => {
    if (state !== 'idle') close();
  }, [state]);
}
