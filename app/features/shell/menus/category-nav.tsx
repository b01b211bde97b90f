import { useLocation } from '@remix-run/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import { Menu, menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import type { ShellLink } from '../chrome/site-chrome.ts';
import styles from './category-nav.module.css';
import { currentPage } from './current-page.ts';

/** viewer.md §9: categories that are in the header itself; the rest are in the overflow menu. */
const INLINE_CATEGORIES = 3;

/** On wide screens: the first categories, and a menu with the rest. */
export function CategoryNav({ categories }: { categories: readonly ShellLink[] }) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (categories.length === 0) return null;
  const rest = categories.slice(INLINE_CATEGORIES);
  return (
    <nav className={styles.nav} aria-label={t('categories')}>
      {categories.slice(0, INLINE_CATEGORIES).map(({ label, href }) => (
        <Link key={href} to={href} className={styles.link} aria-current={currentPage(href, pathname)}>
          {label}
        </Link>
      ))}
      {rest.length > 0 ? (
        <Menu
          group="header"
          summary={
            <>
              {t('more')}
              <ChevronDown aria-hidden="true" />
            </>
          }
        >
          <ul>
            {rest.map(({ label, href }) => (
              <li key={href}>
                <Link to={href} className={menuItemClassName} aria-current={currentPage(href, pathname)}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Menu>
      ) : null}
    </nav>
  );
}
