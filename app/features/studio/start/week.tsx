import { useTranslation } from 'react-i18next';
import { editPaths } from '#app/features/links/edit-paths.ts';
import { Link } from '#app/ui/components/link/link.tsx';
import type { FigureTile } from '../figures/figures-model.ts';
import { TileList } from '../figures/tile-list.tsx';
import styles from './week.module.css';

/** How the brand has done in the last seven days. */
export function Week({ tiles }: { tiles: readonly FigureTile[] | null }) {
  const { t } = useTranslation('studio');
  if (!tiles) return null;
  return (
    <section className={styles.week} aria-labelledby="week">
      <div className={styles.head}>
        <h2 id="week" className={styles.title}>
          {t('week')}
        </h2>
        <Link to={editPaths.figures()} className={styles.more}>
          {t('week_more')}
        </Link>
      </div>
      <TileList tiles={tiles} />
    </section>
  );
}
