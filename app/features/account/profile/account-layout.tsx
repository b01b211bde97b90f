import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Tabs } from '#app/ui/components/tabs/tabs.tsx';
import styles from './account-layout.module.css';
import type { AccountMatter } from './account-matters.ts';

/** A page goes with the matters that it is for. */
const PAGES = [
  { key: 'tab_profile', to: paths.profile(), matters: null },
  { key: 'tab_sessions', to: paths.profileSessions(), matters: ['sessions'] },
  { key: 'tab_data', to: paths.profileData(), matters: ['download', 'delete'] },
] as const;

/**
 * What the pages about a member's own account have in common: whose it is, and the way from one to the next.
 */
export function AccountLayout({
  name,
  email,
  lacks,
  children,
}: {
  name: string;
  email: string;
  /** What the backend has no call for. */
  lacks: readonly AccountMatter[];
  children: ReactNode;
}) {
  const { t } = useTranslation('account');
  const { pathname } = useLocation();
  const pages = PAGES.filter(({ matters }) => matters?.some((matter) => !lacks.includes(matter)) ?? true);
  const tabs = pages.map(({ key, to }) => ({ to, label: t(key), isCurrent: pathname === to }));
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <span className={styles.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
          <div className={styles.names}>
            <h1 className={styles.title}>{name}</h1>
            <p className={styles.email}>{email}</p>
          </div>
        </header>
        {tabs.length > 1 ? <Tabs label={t('account_pages')} tabs={tabs} /> : null}
        {children}
      </div>
    </div>
  );
}

/** One matter of such a page. */
export function AccountSection({
  title,
  text,
  tone,
  children,
}: {
  title: string;
  text?: string | undefined;
  tone?: 'danger';
  children: ReactNode;
}) {
  return (
    <section className={styles.section} data-tone={tone} aria-label={title}>
      <header className={styles.sectionHead}>
        <h2 className={styles.sectionTitle}>{title}</h2>
        {text ? <p className={styles.text}>{text}</p> : null}
      </header>
      {children}
    </section>
  );
}

/** By whole characters: a name may begin with one that takes two places. */
function initialOf(name: string): string {
  return ([...name.trim()][0] ?? '').toLocaleUpperCase();
}
