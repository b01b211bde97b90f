import type { ReactNode } from 'react';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { Description } from '../detail/description.tsx';
import { DetailActions } from '../detail/detail-actions.tsx';
import { DetailFacts } from '../detail/detail-facts.tsx';
import type { Detail } from '../detail/detail-model.ts';
import { TitleHeading } from '../detail/title-heading.tsx';
import styles from './playlist-head.module.css';

export const POSTER_SIZES = '(width >= 1000px) 64vw, 100vw';

/**
 * The head of a playlist's page: its stage with the list of items at the side, below it what it is. `play` is
 * the link that starts it, `children` are the small buttons after that one.
 */
export function PlaylistHead({
  detail,
  stage,
  items,
  play,
  banner,
  ways,
  children,
}: {
  detail: Detail;
  /** The poster, or what plays in its place. */
  stage: ReactNode;
  items: ReactNode;
  play: ReactNode;
  banner?: ReactNode;
  ways?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <article className={styles.head}>
      <div className={styles.stage}>{stage}</div>
      <div className={styles.words}>
        <TitleHeading>{detail.title}</TitleHeading>
        {/* Its release date is under About. */}
        <DetailFacts detail={{ ...detail, released: null }} />
        <DetailActions detail={detail} play={play} banner={banner} ways={ways}>
          {children}
        </DetailActions>
        {detail.description ? (
          <Description text={detail.description} isLong={detail.isLongDescription} />
        ) : null}
      </div>
      <div className={styles.side}>{items}</div>
    </article>
  );
}

export function PlaylistPoster({ image, children }: { image: Detail['image']; children?: ReactNode }) {
  return (
    <Picture source={toPictureSource(image, useAssetOrigin(), 'stage')} sizes={POSTER_SIZES} priority>
      {children}
    </Picture>
  );
}
