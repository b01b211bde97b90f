import { Form } from '@remix-run/react';
import type { LucideIcon } from 'lucide-react';
import Bookmark from 'lucide-react/icons/bookmark';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CreditCard from 'lucide-react/icons/credit-card';
import Heart from 'lucide-react/icons/heart';
import LogOut from 'lucide-react/icons/log-out';
import MonitorPlay from 'lucide-react/icons/monitor-play';
import PencilRuler from 'lucide-react/icons/pencil-ruler';
import ReceiptText from 'lucide-react/icons/receipt-text';
import UserRound from 'lucide-react/icons/user-round';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import { Menu, menuItemClassName } from '#app/ui/components/menu/menu.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import styles from './user-menu.module.css';

export interface AccountEntry {
  key: string;
  href: string;
  Icon: LucideIcon;
  /** In place of the text of this key. */
  label?: string;
}

/** Where the menu leads, and signing out below it. */
export function accountEntries(
  redirectTo: string,
  viewer?: Partial<NonNullable<ShellModel['viewer']>> | null,
): AccountEntry[] {
  const entries: [key: string, href: string, Icon: LucideIcon][] = [
    ['profiles', paths.profiles(), UserRound],
    ['my_profile', paths.profile(), UserRound],
    ['continue_watching', paths.continueWatching(), MonitorPlay],
    ['my_watchlist', paths.watchlist(), Bookmark],
    ['my_favourites', paths.favourites(), Heart],
    ['my_subscriptions', paths.subscriptions(), CreditCard],
    ['my_transactions', paths.transactions(), ReceiptText],
    ['change_plan', paths.pricing({}, { redirectTo }), CreditCard],
    ['studio', '/studio', PencilRuler],
  ];
  return entries.flatMap(([key, href, Icon]) => (viewer?.without?.includes(key) ? [] : { key, href, Icon }));
}

/** A child does not sign out: guests see every title. Other profiles lead out, with the PIN. */
export function UserMenu({
  firstName,
  isChild,
  entries,
}: {
  firstName: string;
  isChild?: boolean | undefined;
  entries: readonly AccountEntry[];
}) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.menu} aria-label={t('account_menu')}>
      <Menu
        group="header"
        align="end"
        summary={
          <>
            <UserRound aria-hidden="true" />
            <span className={styles.who}>
              <span className={styles.name}>{firstName}</span>
              {isChild ? <span className={styles.child}>{t('children')}</span> : null}
            </span>
            <ChevronDown aria-hidden="true" />
          </>
        }
      >
        <ul>
          {entries.map(({ key, href, Icon, label }) => (
            <li key={key}>
              <Link to={href} reloadDocument={href === '/studio'} className={menuItemClassName}>
                <Icon aria-hidden="true" />
                {label ?? t(key)}
              </Link>
            </li>
          ))}
          {isChild ? null : (
            <li className={styles.last}>
              <Form method="post" action={paths.logout()}>
                <button type="submit" className={menuItemClassName}>
                  <LogOut aria-hidden="true" />
                  {t('sign_out')}
                </button>
              </Form>
            </li>
          )}
        </ul>
      </Menu>
    </nav>
  );
}
