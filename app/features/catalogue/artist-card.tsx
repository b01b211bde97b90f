import { Link } from '@remix-run/react';
import { paths } from '#app/features/links/paths.ts';
import { useAssetOrigin } from '#app/ui/asset-origin.ts';
import { Picture } from '#app/ui/picture.tsx';
import type { PersonCard } from './card-model.ts';
import styles from './person-card.module.css';
import { toPictureSource } from './picture-source.ts';

export function ArtistCard({ artist }: { artist: PersonCard }) {
  return (
    <Link
      to={paths.artistDetail({ id: artist.id })}
      discover="none"
      className={styles.card}
      data-shape="round"
    >
      <span className={styles.picture}>
        <Picture source={toPictureSource(artist.image, useAssetOrigin(), 'round')} shape="round" />
      </span>
      <span className={styles.name}>{artist.name}</span>
    </Link>
  );
}
