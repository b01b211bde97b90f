// chunk: detail

import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from '#app/ui/components/state/skeleton.tsx';
import { Tabs } from '#app/ui/components/tabs/tabs.tsx';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import styles from './detail-tabs.module.css';

export interface DetailTab<Name extends string = string> {
  name: Name;
  label: string;
  href: string;
  count?: string | undefined;
}

/** The tabs below a title's head, and the current one's panel. */
export function DetailTabs({
  tabs,
  current,
  children,
}: {
  tabs: readonly DetailTab[];
  current: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('catalogue');
  const headingId = useId();
  const links = tabs.map(({ name, href, label, count }) => ({
    to: href,
    label,
    count,
    isCurrent: name === current,
  }));
  return (
    <div className={styles.tabs}>
      <Tabs label={t('more_about')} tabs={links} />
      <section aria-labelledby={headingId} className={styles.panel}>
        <h2 id={headingId}>
          <VisuallyHidden>{tabs.find(({ name }) => name === current)?.label}</VisuallyHidden>
        </h2>
        {children}
      </section>
    </div>
  );
}

/** The placeholder of a deferred panel. */
export function PanelSkeleton() {
  const { t } = useTranslation('common');
  return (
    <div className={styles.skeleton} role="status" aria-label={t('loading')}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
