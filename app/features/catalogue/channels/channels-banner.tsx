import { useTranslation } from 'react-i18next';
import { useAssetOrigin } from '#app/ui/asset-origin.ts';
import { Picture } from '#app/ui/picture.tsx';
import { toPictureSource } from '../picture-source.ts';
import styles from './channels-banner.module.css';

/** The head of the list: its name over the brand's colours, and the pictures of the first few. */
export function ChannelsBanner({ collage, isLow }: { collage: readonly string[]; isLow: boolean }) {
  const { t } = useTranslation('channels');
  const origin = useAssetOrigin();
  return (
    <header className={styles.banner} data-low={isLow || undefined}>
      <div className={styles.collage} aria-hidden="true">
        {collage.map((key) => (
          <Picture
            key={key}
            source={toPictureSource(key, origin, 'card')}
            sizes="(width >= 576px) 22vw, 46vw"
            className={styles.picture}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{t('title')}</h1>
        <p className={styles.line}>{t('line')}</p>
      </div>
    </header>
  );
}
