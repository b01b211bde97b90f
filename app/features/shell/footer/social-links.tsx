import { useTranslation } from 'react-i18next';
import type { SocialLink } from '#app/features/tenancy/site.ts';
import { NetworkMark } from '#app/ui/components/network-mark/network-mark.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import styles from './social-links.module.css';

/** Brand names are the same in every language. */
const SOCIAL_NAMES = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
  telegram: 'Telegram',
  youtube: 'YouTube',
  bitchute: 'BitChute',
  tiktok: 'TikTok',
  rumble: 'Rumble',
  boxcast: 'BoxCast',
} satisfies Record<SocialLink['network'], string>;

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
            aria-label={SOCIAL_NAMES[network]}
            title={SOCIAL_NAMES[network]}
          >
            <NetworkMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
