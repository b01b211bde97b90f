import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { Tabs } from '#app/ui/components/tabs/tabs.tsx';
import styles from './billing-layout.module.css';

const PAGES = [
  { key: 'subscriptions_title', to: paths.subscriptions() },
  { key: 'transactions_title', to: paths.transactions() },
] as const;

/** What the pages about a member's money have in common: a heading, and the way from one to the other. */
export function BillingLayout({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('billing');
  const { pathname } = useLocation();
  const tabs = PAGES.map(({ key, to }) => ({ to, label: t(key), isCurrent: pathname === to }));
  return (
    <div className={styles.page}>
      <div className={styles.column}>
        <header className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {text ? <p className={styles.text}>{text}</p> : null}
        </header>
        <Tabs label={t('billing_pages')} tabs={tabs} />
        {children}
      </div>
    </div>
  );
}
