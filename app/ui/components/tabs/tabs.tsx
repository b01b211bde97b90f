// chunk: pages

import { Link } from '#app/ui/components/link/link.tsx';
import styles from './tabs.module.css';

export interface TabLink {
  to: string;
  label: string;
  count?: string | undefined;
  isCurrent: boolean;
}

/** Tabs are links: each has its own address, so they work without scripts and can be shared. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs} data-look="line">
      {tabs.map((tab) => (
        <TabItem key={tab.to} {...tab} />
      ))}
    </nav>
  );
}

/** The same as a pill row, for two to four short choices. */
export function SegmentedLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs} data-look="segment">
      {tabs.map((tab) => (
        <TabItem key={tab.to} {...tab} />
      ))}
    </nav>
  );
}

function TabItem({ to, label, count, isCurrent }: TabLink) {
  return (
    <Link
      to={to}
      className={styles.tab}
      aria-current={isCurrent ? 'page' : undefined}
      preventScrollReset
      replace
    >
      {label}
      {count ? <span className={styles.count}>{count}</span> : null}
    </Link>
  );
}
