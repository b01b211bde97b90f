import { paths } from '#app/features/links/paths.ts';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import type { PersonCard } from './card-model.ts';
import styles from './person-card.module.css';

/** A plain link, which the row around it follows in place. */
export function ArtistCard({ artist }: { artist: PersonCard }) {
  return (
    <a
      href={paths.artistDetail({ id: artist.id })}
      className={styles.card}
      data-shape="round"
      data-card="artist"
    >
      <Picture
        source={toPictureSource(artist.image, useAssetOrigin(), 'round')}
        shape="round"
        className={styles.picture}
      />
      <span className={styles.name}>{artist.name}</span>
    </a>
  );
}
