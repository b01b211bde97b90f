import { useLocation } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import type { ShellLink } from '../chrome/site-chrome.ts';
import styles from './category-chips.module.css';
import { currentPage } from './current-page.ts';

/** The second row that makes the header taller on home and category pages of small screens (viewer.md §2). */
export function CategoryChips({ categories }: { categories: readonly ShellLink[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (categories.length === 0) return null;
  return (
    <nav className={styles.chips} aria-label={t('categories')}>
      {categories.map(({ label, href }) => (
        <Link key={href} to={href} className={styles.chip} aria-current={currentPage(href, pathname)}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
