import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import { PAGE_SIZE } from './constants.ts';
import styles from './growing-list.module.css';
import type { ListPage } from './list-page.ts';
import { PageLinks } from './page-links.tsx';
import { type RemovableList, useGrowingPages } from './use-growing-pages.ts';

/** A paged list with links; where scripts run, the next page is appended on scrolling. */
export function GrowingList<Item extends { id: string }>({
  first,
  removable,
  children,
}: {
  first: ListPage<Item>;
  removable?: RemovableList | undefined;
  /** Draws the items, and placeholders for those that are loading. */
  children: (items: Item[], pendingCount: number) => ReactNode;
}) {
  const { t } = useTranslation(['listing', 'common']);
  const { items, last, isLoading, hasFailed, loadNext, markRef } = useGrowingPages(first, removable);
  const left = last.total === null ? PAGE_SIZE : last.total - last.page * PAGE_SIZE;
  return (
    <>
      <div className={styles.list}>
        {children(items, isLoading ? Math.min(PAGE_SIZE, Math.max(0, left)) : 0)}
        <span ref={markRef} className={styles.mark} aria-hidden="true" />
      </div>
      {hasFailed ? (
        <div className={styles.failed} role="alert">
          <p>{t('next_failed')}</p>
          <Button variant="secondary" size="small" onClick={loadNext}>
            {t('try_again', { ns: 'common' })}
          </Button>
        </div>
      ) : null}
      <PageLinks first={first.page} last={last} />
      <div role="status">
        <VisuallyHidden>
          {isLoading ? t('loading_more') : last === first ? '' : t('now_showing', { count: items.length })}
        </VisuallyHidden>
      </div>
    </>
  );
}
