import { Form, Link, useLocation } from '@remix-run/react';
import {
  Bookmark,
  ChevronDown,
  CreditCard,
  Flag,
  Heart,
  LogOut,
  MonitorPlay,
  ReceiptText,
  Repeat,
  UserRound,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Menu, menuItemClassName } from '#app/ui/menu.tsx';
import styles from './user-menu.module.css';

const entriesFrom = (redirectTo: string) =>
  [
    { key: 'my_profile', href: paths.profile(), Icon: UserRound },
    { key: 'continue_watching', href: paths.continueWatching(), Icon: MonitorPlay },
    { key: 'my_watchlist', href: paths.watchlist(), Icon: Bookmark },
    { key: 'my_favourites', href: paths.favourites(), Icon: Heart },
    { key: 'my_subscriptions', href: paths.subscriptions(), Icon: CreditCard },
    { key: 'my_transactions', href: paths.transactions(), Icon: ReceiptText },
    { key: 'change_plan', href: paths.pricing({}, { redirectTo }), Icon: Repeat },
  ] as const;

const STAFF_ENTRIES = [{ key: 'reported_comments', href: paths.reportedComments(), Icon: Flag }] as const;

export function UserMenu({ firstName, isStaff }: { firstName: string; isStaff: boolean }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const entries = entriesFrom(pathname + search);
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
          {[...entries, ...(isStaff ? STAFF_ENTRIES : [])].map(({ key, href, Icon }) => (
            <li key={key}>
              <Link to={href} className={menuItemClassName}>
                <Icon aria-hidden="true" />
                {t(key)}
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
