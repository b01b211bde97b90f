import { Link } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import { useAssetOrigin } from '#app/ui/asset-origin.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PersonCard } from './card-model.ts';
import styles from './person-card.module.css';
import { toPictureSource } from './picture-source.ts';

const VENUE_SIZES = '(width > 1200px) 24vw, (width >= 576px) 31vw, 45vw';

export function VenueCard({ venue }: { venue: PersonCard }) {
  return (
    <Link to={paths.venueDetail({ id: venue.id })} discover="none" className={styles.card}>
      <span className={styles.picture}>
        <Picture source={toPictureSource(venue.image, useAssetOrigin(), 'card')} sizes={VENUE_SIZES} />
      </span>
      <span className={styles.name}>{venue.name}</span>
      {venue.facts ? <span className={styles.facts}>{venue.facts}</span> : null}
    </Link>
  );
}
