import Popcorn from 'lucide-react/icons/popcorn';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#app/features/links/paths.ts';
import { EmptyState } from '#app/ui/components/state/empty-state.tsx';
import { DeferredLane } from '../lanes/deferred-lane.tsx';
import type { PlacedLane } from '../lanes/lane-model.ts';
import { Hero } from './hero.tsx';
import type { HeroSlide } from './hero-model.ts';
import styles from './home-page.module.css';

/** The classic home page: banner, rows, and deferred rows as `children`. */
export function HomePage({
  title,
  hero,
  lanes,
  first = null,
  children,
}: {
  title: string;
  hero: readonly HeroSlide[];
  lanes: readonly PlacedLane[];
  /** A row of the viewer's own, before the brand's. */
  first?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.home} data-hero={hero.length > 0 || undefined}>
      <h1 className={styles.title}>{title}</h1>
      {hero.length > 0 ? <Hero slides={hero} /> : null}
      {first}
      {lanes.map(({ id, name, lane }) => (
        // A boundary of its own lets a row become interactive without holding up the others.
        <Suspense key={id}>
          <DeferredLane name={name} lane={lane} retryHref={paths.home()} />
        </Suspense>
      ))}
      {children}
      {hero.length + lanes.length === 0 ? (
        <EmptyState
          icon={<Popcorn aria-hidden="true" />}
          title={t('nothing_yet_title')}
          text={t('nothing_yet_text')}
        />
      ) : null}
    </div>
  );
}
