import { Await, useNavigation } from '@remix-run/react';
import Clapperboard from 'lucide-react/icons/clapperboard';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Lane } from '#app/features/catalogue/lanes/lane.tsx';
import { LinkButton } from '#app/ui/components/button/button.tsx';
import { NoStreamLink } from '#app/ui/components/no-stream-link/no-stream-link.tsx';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { ErrorState } from '#app/ui/components/state/error-state.tsx';
import { StatusLine } from '#app/ui/components/state/status-line.tsx';
import { personPath } from './person-path.ts';
import styles from './person-titles.module.css';
import { TitleFilters } from './title-filters.tsx';
import type { Subject } from './titles-filters.ts';
import type { Titles } from './titles-model.ts';
import { TitlesSkeleton } from './titles-skeleton.tsx';

/** The titles of an artist or a venue, which may be deferred. Null where they failed. */
export function PersonTitles({
  subject,
  titles,
  isSound,
}: {
  subject: Subject;
  titles: Titles | null | { deferred: Promise<Titles | null> };
  /** False where the URL has an invalid filter. */
  isSound: boolean;
}) {
  const failed = <Failed subject={subject} />;
  const show = (loaded: Titles | null) =>
    loaded ? <Loaded subject={subject} titles={loaded} isSound={isSound} /> : failed;
  if (titles === null || !('deferred' in titles)) return show(titles);
  return (
    <Suspense
      fallback={
        <>
          <TitlesSkeleton />
          <NoStreamLink />
        </>
      }
    >
      <Await resolve={titles.deferred} errorElement={failed}>
        {show}
      </Await>
    </Suspense>
  );
}

function Failed({ subject }: { subject: Subject }) {
  const { t } = useTranslation(['people', 'common']);
  return (
    <ErrorState
      title={t('titles_failed')}
      retryLabel={t('try_again', { ns: 'common' })}
      retryHref={personPath(subject)}
    />
  );
}

function Loaded({ subject, titles, isSound }: { subject: Subject; titles: Titles; isSound: boolean }) {
  const { t } = useTranslation('people');
  const isBusy = useNavigation().location?.pathname === personPath(subject);
  const { filters, chosen, rows } = titles;
  const hasChosen = Object.keys(chosen).length > 0;
  const icon = <Clapperboard aria-hidden="true" />;
  if (rows.length === 0 && !hasChosen) {
    return <EmptyState icon={icon} title={t(`${subject.kind}_no_titles`)} text={t('no_titles_text')} />;
  }
  const unnamed = rows.length === 1 ? t('titles') : t('other_titles');
  return (
    <section aria-label={t('titles')} className={styles.titles}>
      {filters.length > 0 || hasChosen ? <TitleFilters subject={subject} titles={titles} /> : null}
      {isSound && !titles.hasUnknownFilter ? null : (
        <div className={styles.message}>
          <StatusLine kind="info">{t('filter_unknown')}</StatusLine>
        </div>
      )}
      <div className={styles.rows} aria-busy={isBusy}>
        {rows.map((row) => (
          // Nothing is awaited: each row becomes interactive on its own, as on the home page.
          <Suspense key={row.id}>
            <Lane lane={row.name === '' ? { ...row, name: unnamed } : row} />
          </Suspense>
        ))}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon={icon}
          title={t('no_match')}
          action={
            <LinkButton to={personPath(subject)} variant="secondary" preventScrollReset>
              {t('filters_clear')}
            </LinkButton>
          }
        />
      ) : null}
    </section>
  );
}
