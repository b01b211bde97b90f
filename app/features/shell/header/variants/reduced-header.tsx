// chunk: chrome

import { accountEntries } from '../../menus/user-menu.tsx';
import { HeaderLayout, type HeaderProps } from './header-layout.tsx';

/** page-builder.md §2: these, and the way out. */
const ENTRIES = ['profiles', 'my_profile', 'my_watchlist', 'my_favourites'];

/** Little but two calls to action. */
export function ReducedHeader(props: HeaderProps) {
  const entriesFrom = (redirectTo: string) =>
    accountEntries(redirectTo, props.shell.viewer).filter(({ key }) => ENTRIES.includes(key));
  return <HeaderLayout {...props} look="reduced" entriesFrom={entriesFrom} />;
}
