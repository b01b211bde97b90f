import { Picture } from '#app/ui/components/picture/picture.tsx';
import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './list-banner.module.css';

const SIZES = '(width >= 576px) 22vw, 46vw';

interface ListBannerProps {
  title: string;
  line: string;
  /** Keys of the first few pictures. */
  collage: readonly string[];
  shape: 'round' | 'wide';
  /** Leaves room above the fold for what is below. */
  isLow?: boolean;
}

/** The head of a list: its name over the brand's colours, and the pictures of the first few. */
export function ListBanner({ title, line, collage, shape, isLow }: ListBannerProps) {
  const origin = useAssetOrigin();
  return (
    <header className={styles.banner} data-shape={shape} data-low={isLow || undefined}>
      <div className={styles.collage} aria-hidden="true">
        {collage.map((key, index) => (
          <Picture
            // biome-ignore lint/suspicious/noArrayIndexKey: pictures may repeat, and none ever moves.
            key={`${key} ${index}`}
            source={toPictureSource(key, origin, shape === 'round' ? 'round' : 'card')}
            sizes={SIZES}
            shape={shape}
            className={styles.picture}
          />
        ))}
      </div>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.line}>{line}</p>
      </div>
    </header>
  );
}
