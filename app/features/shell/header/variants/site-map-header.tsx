// chunk: chrome

import { accountEntries } from '../../menus/user-menu.tsx';
import { HeaderLayout, type HeaderProps } from './header-layout.tsx';

/** Drop-downs of the site's map, and whose viewers buy a membership instead of changing a plan. */
export function SiteMapHeader(props: HeaderProps) {
  const { buyMembership } = props.model;
  const entriesFrom = (redirectTo: string) =>
    accountEntries(redirectTo, props.shell.viewer).map((entry) =>
      entry.key === 'change_plan' && buyMembership ? { ...entry, label: buyMembership } : entry,
    );
  return <HeaderLayout {...props} look="site-map" entriesFrom={entriesFrom} />;
}
