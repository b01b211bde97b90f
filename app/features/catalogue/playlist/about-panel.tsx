import { useTranslation } from 'react-i18next';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { DetailLinks } from '../detail/detail-links.tsx';
import type { Detail } from '../detail/detail-model.ts';
import styles from './about-panel.module.css';

/** Release date, categories, genres, artists, venues and custom fields of a playlist (viewer.md §2). */
export function AboutPanel({ detail }: { detail: Pick<Detail, 'released' | 'links'> }) {
  const { t } = useTranslation('catalogue');
  const { released, links } = detail;
  const hasLinks = Object.values(links).some((group) => group.length > 0);
  if (!released && !hasLinks) return <EmptyState title={t('nothing_about')} />;
  return (
    <div className={styles.about}>
      {released ? (
        <p>
          <span className={styles.name}>{t('release_date')}</span>
          <time dateTime={released.iso}>{released.text}</time>
        </p>
      ) : null}
      <DetailLinks links={links} of="playlist" />
    </div>
  );
}
