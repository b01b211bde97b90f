import { useTranslation } from 'react-i18next';
import { NETWORK_NAMES } from '#app/features/links/network-names.ts';
import { NetworkMark } from '#app/ui/components/network-mark/network-mark.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import styles from './social-links.module.css';

/** The brand's places elsewhere, by their marks; nothing where it has none. */
export function SocialLinks({ links }: { links: ShellModel['socialLinks'] }) {
  const { t } = useTranslation('shell');
  if (links.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('follow_us')}>
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.icon}
            aria-label={NETWORK_NAMES[network]}
            title={NETWORK_NAMES[network]}
          >
            <NetworkMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
