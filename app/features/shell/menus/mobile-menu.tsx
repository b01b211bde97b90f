import { useLocation } from '@remix-run/react';
import MenuIcon from 'lucide-react/icons/menu';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { Link } from '#app/ui/components/link/link.tsx';
import { Menu, menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import { currentPage } from './current-page.ts';
import styles from './mobile-menu.module.css';

/** Below the wide screens: home, channels, every category, and what the bar has no room for. */
export function MobileMenu({ shell, showSubscribe }: { shell: ShellModel; showSubscribe: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const back = { redirectTo: pathname + search };
  const links = [
    { label: t('home'), href: paths.home() },
    ...(shell.hasChannels ? [{ label: t('live_tv'), href: paths.channels() }] : []),
    ...shell.categories,
  ];
  return (
    <nav className={styles.menu} aria-label={t('menu')}>
      <Menu
        group="header"
        label={t('menu')}
        summary={<MenuIcon aria-hidden="true" />}
        className={iconButtonClassName}
        panelClassName={styles.sheet}
      >
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} className={menuItemClassName} aria-current={currentPage(href, pathname)}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          {shell.viewer ? null : (
            <LinkButton to={paths.signup({}, back)} variant="secondary" wide>
              {t('register')}
            </LinkButton>
          )}
          {!shell.viewer && shell.sellsPlans ? (
            <LinkButton to={paths.pricing({}, back)} wide>
              {t('plans')}
            </LinkButton>
          ) : null}
          {shell.viewer?.isInGrace ? (
            <LinkButton to={paths.subscriptions()} variant="danger" wide>
              {t('renewal_failed')}
            </LinkButton>
          ) : null}
          {showSubscribe ? (
            <LinkButton to={paths.pricing({}, back)} wide>
              {t('subscribe')}
            </LinkButton>
          ) : null}
        </div>
      </Menu>
    </nav>
  );
}
