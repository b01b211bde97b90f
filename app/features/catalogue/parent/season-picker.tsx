import { useTranslation } from 'react-i18next';
import { useSeasonLabel } from '#app/features/playback/up-next/use-season-label.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './season-picker.module.css';

/** Links, so that it works without scripts and each season has an address. */
export function SeasonPicker({
  seasons,
  current,
  hrefOf,
}: {
  seasons: readonly number[];
  current: number | null;
  hrefOf(query: { season: number }): string;
}) {
  const { t } = useTranslation('player');
  const seasonLabel = useSeasonLabel();
  return (
    <nav aria-label={t('seasons')}>
      <ul className={styles.seasons}>
        {seasons.map((season) => (
          <li key={season}>
            <Link
              to={hrefOf({ season })}
              className={styles.season}
              aria-current={season === current ? 'page' : undefined}
              preventScrollReset
              data-figures
            >
              {seasonLabel(season)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
