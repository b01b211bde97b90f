import { useTranslation } from 'react-i18next';
import { iconButtonClassName } from '#app/ui/components/button/icon-button.tsx';
import { NetworkMark } from '#app/ui/components/network-mark/network-mark.tsx';
import type { ProfileNetwork, SocialProfile } from './person-model.ts';
import styles from './social-profiles.module.css';

/** The networks' own spelling, which is not translated. */
const NAMES: Record<ProfileNetwork, string> = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  instagram: 'Instagram',
};

/** Links to their profiles, each in a new tab. */
export function SocialProfiles({ name, profiles }: { name: string; profiles: readonly SocialProfile[] }) {
  const { t } = useTranslation('people');
  if (profiles.length === 0) return null;
  return (
    <ul className={styles.profiles} aria-label={t('profiles', { name })}>
      {profiles.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className={iconButtonClassName}
            data-variant="filled"
            aria-label={t('profile_on', { network: NAMES[network] })}
            title={NAMES[network]}
          >
            <NetworkMark network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
