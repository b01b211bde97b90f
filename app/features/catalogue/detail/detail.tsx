// chunk: detail

import type { ReactNode } from 'react';
import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import { Description } from './description.tsx';
import styles from './detail.module.css';
import { DetailActions } from './detail-actions.tsx';
import { DetailFacts } from './detail-facts.tsx';
import { DetailLinks } from './detail-links.tsx';
import type { Detail as DetailModel } from './detail-model.ts';
import { TitleHeading } from './title-heading.tsx';

export const STAGE_SIZES = '(width >= 900px) 72vw, 100vw';

/**
 * The head of a title's page: its picture, what it is, and the button that plays it. `children` are the small
 * buttons after that one: share, watchlist, favourites.
 */
export function Detail({
  detail,
  play,
  banner,
  ways,
  countdown,
  trailer,
  children,
}: {
  detail: DetailModel;
  play?: ReactNode;
  banner?: ReactNode;
  ways?: ReactNode;
  countdown?: ReactNode;
  /** Fills the picture's box, over it. */
  trailer?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <article className={styles.detail}>
      <div className={styles.stage} data-on-picture="wide">
        <div className={styles.picture}>
          <Picture
            source={toPictureSource(detail.image, useAssetOrigin(), 'stage')}
            sizes={STAGE_SIZES}
            shape="fill"
            priority
          />
          {trailer}
        </div>
        <div className={styles.words}>
          <TitleHeading>{detail.title}</TitleHeading>
          <DetailFacts detail={detail} countdown={countdown} />
          <DetailActions detail={detail} play={play} banner={banner} ways={ways}>
            {children}
          </DetailActions>
          {detail.description ? (
            <Description text={detail.description} isLong={detail.isLongDescription} />
          ) : null}
        </div>
      </div>
      <div className={styles.links}>
        <DetailLinks links={detail.links} />
      </div>
    </article>
  );
}
