import { useLocation, useNavigation } from '@remix-run/react';
import ListX from 'lucide-react/icons/list-x';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { GrowingList } from './growing-list.tsx';
import styles from './list-body.module.css';
import { isBeyondEnd, type ListPage } from './list-page.ts';
import { pageHref } from './list-query.ts';
import type { RemovableList } from './use-growing-pages.ts';

/** A list in any of its states: loaded, empty, past its end, failed, or being replaced. */
export function ListBody<Item extends { id: string }>({
  list,
  empty,
  removable,
  children,
}: {
  /** Null where it could not be loaded. */
  list: ListPage<Item> | null;
  empty: ReactNode;
  /** For a list that viewers remove items from. */
  removable?: RemovableList | undefined;
  children: (items: Item[], pendingCount: number) => ReactNode;
}) {
  const { pathname, search } = useLocation();
  const isReplaced = useIsReplaced();
  return (
    <div className={styles.body} aria-busy={isReplaced || undefined}>
      {list === null ? (
        <ListFailed />
      ) : isBeyondEnd(list) ? (
        <BeyondEnd />
      ) : list.items.length === 0 ? (
        empty
      ) : (
        <GrowingList key={pathname + search} first={list} removable={removable}>
          {children}
        </GrowingList>
      )}
    </div>
  );
}

/** Another order, tab or page of this list is loading. */
function useIsReplaced(): boolean {
  const { pathname, search } = useLocation();
  const { state, location: next } = useNavigation();
  return state === 'loading' && next.pathname === pathname && next.search !== search;
}

function ListFailed() {
  const { t } = useTranslation(['listing', 'common']);
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={t('list_failed')}
      retryLabel={t('try_again', { ns: 'common' })}
      retryHref={pathname + search}
    />
  );
}

function BeyondEnd() {
  const { t } = useTranslation('listing');
  return (
    <EmptyState
      icon={<ListX aria-hidden="true" />}
      title={t('beyond_end')}
      action={
        <LinkButton to={pageHref(useLocation(), 1)} variant="secondary" size="small">
          {t('to_first_page')}
        </LinkButton>
      }
    />
  );
}
