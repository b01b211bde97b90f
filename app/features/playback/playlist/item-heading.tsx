import { Link } from '@remix-run/react';
import styles from '#app/features/playback/player/player-heading.module.css';
import own from './item-heading.module.css';
import type { ItemPage } from './item-page.ts';

/** Over the picture's top: what is on, which leads to its own page, and for whom it is fit. */
export function ItemHeading({ page: { title, href, rating } }: { page: ItemPage }) {
  return (
    <header className={styles.heading}>
      <p className={styles.title}>
        <Link to={href} className={own.link}>
          <bdi>{title}</bdi>
        </Link>
      </p>
      {rating ? (
        <p className={styles.rating}>
          <bdi className={styles.mark}>{rating.name}</bdi>
          {rating.description ? <bdi className={styles.why}>{rating.description}</bdi> : null}
        </p>
      ) : null}
    </header>
  );
}
