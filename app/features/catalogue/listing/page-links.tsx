import { useLocation } from '@remix-run/react';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { buttonClassName, lookOf } from '#app/ui/components/button/button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import type { ListPage } from './list-page.ts';
import { pageHref } from './list-query.ts';
import styles from './page-links.module.css';

/** Links to the pages before and after those that are shown; nothing where there is one page. */
export function PageLinks({ first, last }: { first: number; last: ListPage }) {
  const { t } = useTranslation('listing');
  const location = useLocation();
  if (first === 1 && !last.hasMore) return null;
  const look = { className: buttonClassName, ...lookOf('secondary', 'small') };
  return (
    <nav className={styles.links} aria-label={t('pages')}>
      {first > 1 ? (
        <Link to={pageHref(location, first - 1)} rel="prev" {...look}>
          <ChevronLeft aria-hidden="true" className={styles.arrow} />
          {t('previous_page')}
        </Link>
      ) : null}
      <span className={styles.place}>{t('page_number', { page: last.page })}</span>
      {last.hasMore ? (
        <Link to={pageHref(location, last.page + 1)} rel="next" {...look}>
          {t('next_page')}
          <ChevronRight aria-hidden="true" className={styles.arrow} />
        </Link>
      ) : null}
    </nav>
  );
}
