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
import Repeat from 'lucide-react/icons/repeat';
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
  viewer: Partial<NonNullable<ShellModel['viewer']>> | null = null,
): AccountEntry[] {
  return [
    { key: 'switch_profile', href: paths.profiles(), Icon: UserRound },
    { key: 'my_profile', href: paths.profile(), Icon: UserRound },
    { key: 'continue_watching', href: paths.continueWatching(), Icon: MonitorPlay },
    { key: 'my_watchlist', href: paths.watchlist(), Icon: Bookmark },
    { key: 'my_favourites', href: paths.favourites(), Icon: Heart },
    { key: 'my_subscriptions', href: paths.subscriptions(), Icon: CreditCard },
    { key: 'my_transactions', href: paths.transactions(), Icon: ReceiptText },
    { key: 'change_plan', href: paths.pricing({}, { redirectTo }), Icon: Repeat },
    { key: 'studio', href: '/edit', Icon: PencilRuler },
  ].filter(({ key }) => !viewer?.without?.includes(key));
}

export function UserMenu({ firstName, entries }: { firstName: string; entries: readonly AccountEntry[] }) {
  const { t } = useTranslation('shell');
  return (
    <nav className={styles.menu} aria-label={t('account_menu')}>
      <Menu
        group="header"
        align="end"
        summary={
          <>
            <UserRound aria-hidden="true" />
            <span className={styles.name}>{firstName}</span>
            <ChevronDown aria-hidden="true" />
          </>
        }
      >
        <ul>
          {entries.map(({ key, href, Icon, label }) => (
            <li key={key}>
              <Link to={href} reloadDocument={href === '/edit'} className={menuItemClassName}>
                <Icon aria-hidden="true" />
                {label ?? t(key)}
              </Link>
            </li>
          ))}
          <li className={styles.last}>
            <Form method="post" action={paths.logout()}>
              <button type="submit" className={menuItemClassName}>
                <LogOut aria-hidden="true" />
                {t('sign_out')}
              </button>
            </Form>
          </li>
        </ul>
      </Menu>
    </nav>
  );
}
