import { useLocation } from '@remix-run/react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { Menu, menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import styles from './category-nav.module.css';
import { currentPage } from './current-page.ts';

/** viewer.md §9: categories that are in the header itself; the rest are in the overflow menu. */
const INLINE_CATEGORIES = 3;
/** How wide a window the second and the third of them need where there is a menu; it has them in a narrower one. */
const ROOM_NEEDED = [undefined, 'some', 'much'];

/** On wide screens: the channels, the first categories, and a menu with the rest. */
export function CategoryNav({ categories, hasChannels }: Pick<ShellModel, 'categories' | 'hasChannels'>) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (categories.length === 0 && !hasChannels) return null;
  const hasMenu = categories.length > INLINE_CATEGORIES;
  return (
    <nav className={styles.nav} aria-label={t('categories')}>
      {hasChannels ? (
        <Link
          to={paths.channels()}
          className={styles.link}
          aria-current={currentPage(paths.channels(), pathname)}
        >
          {t('live_tv')}
        </Link>
      ) : null}
      {categories.slice(0, INLINE_CATEGORIES).map(({ label, href }, index) => (
        <Link
          key={href}
          to={href}
          className={styles.link}
          data-needs={hasMenu ? ROOM_NEEDED[index] : undefined}
          aria-current={currentPage(href, pathname)}
        >
          {label}
        </Link>
      ))}
      {hasMenu ? (
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
            {categories.slice(1).map(({ label, href }, index) => (
              <li key={href} data-lacks={ROOM_NEEDED[index + 1]}>
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
