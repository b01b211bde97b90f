import { useTranslation } from 'react-i18next';
import { NetworkMark } from '#app/ui/network-mark.tsx';
import { SOCIAL_NAMES } from '../social-names.ts';
import styles from './footer-frame.module.css';
import type { FooterProps } from './footer-props.ts';

export function FooterSocial({ social }: Pick<FooterProps['model'], 'social'>) {
  const { t } = useTranslation('shell');
  if (social.length === 0) return null;
  return (
    <ul className={styles.social} aria-label={t('follow_us')}>
      {social.map(({ network, url }) => (
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
