import { paths } from '#app/features/links/paths.ts';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import type { PersonCard } from './card-model.ts';
import styles from './person-card.module.css';

const VENUE_SIZES = '(max-width: 575.98px) 41vw, (max-width: 1200px) 31vw, 24vw';

/** A plain link, which the row around it follows in place. */
export function VenueCard({ venue }: { venue: PersonCard }) {
  return (
    <a href={paths.venueDetail({ id: venue.id })} className={styles.card} data-card="venue">
      <Picture
        source={toPictureSource(venue.image, useAssetOrigin(), 'card')}
        sizes={VENUE_SIZES}
        className={styles.picture}
      />
      <span className={styles.name}>{venue.name}</span>
      {venue.facts ? <span className={styles.facts}>{venue.facts}</span> : null}
    </a>
  );
}
