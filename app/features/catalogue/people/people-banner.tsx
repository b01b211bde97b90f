import { useTranslation } from 'react-i18next';
import { toPictureSource } from '#app/features/catalogue/picture-source.ts';
import { useAssetOrigin } from '#app/ui/asset-origin.ts';
import { Picture } from '#app/ui/picture.tsx';
import styles from './people-banner.module.css';
import type { PeopleKind } from './people-model.ts';

const VENUE_SIZES = '(width >= 576px) 22vw, 46vw';

/** The head of a list: its name over the brand's colours, and the pictures of the first few. */
export function PeopleBanner({ kind, collage }: { kind: PeopleKind; collage: readonly string[] }) {
  const { t } = useTranslation('people');
  const origin = useAssetOrigin();
  const isRound = kind === 'artists';
  return (
    <header className={styles.banner} data-kind={kind}>
      <div className={styles.collage} aria-hidden="true">
        {collage.map((key, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: a picture may be there twice, and none ever moves.
            key={`${key} ${index}`}
            source={toPictureSource(key, origin, isRound ? 'round' : 'card')}
            sizes={VENUE_SIZES}
            shape={isRound ? 'round' : 'wide'}
            className={styles.picture}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{t(`${kind}_title`)}</h1>
        <p className={styles.line}>{t(`${kind}_line`)}</p>
      </div>
    </header>
  );
}
