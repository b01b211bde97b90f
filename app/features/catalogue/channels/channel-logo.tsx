import { toPictureSource } from '#app/ui/components/picture/picture-source.ts';
import { useAssetOrigin } from '#app/ui/contexts/asset-origin.ts';
import styles from './channel-logo.module.css';

/** A channel's own mark; its first letter where it has none. Decorative: its name is beside it. */
export function ChannelLogo({
  logo,
  name,
  size,
}: {
  logo: string | undefined;
  name: string;
  size: 'small' | 'medium' | 'large';
}) {
  const source = toPictureSource(logo, useAssetOrigin(), 'round');
  return (
    <span className={styles.logo} data-size={size} aria-hidden="true">
      <span className={styles.letter}>{[...name.trim()][0]}</span>
      {source ? <img src={source.src} alt="" width={96} height={96} loading="lazy" /> : null}
    </span>
  );
}
