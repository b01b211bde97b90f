import MailIcon from 'lucide-react/icons/mail';
import Share from 'lucide-react/icons/share';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/components/button/button.tsx';
import { NetworkMark } from '#app/ui/components/network-mark/network-mark.tsx';
import { useHydrated } from '#app/ui/hooks/use-hydrated.ts';
import { type ShareNetwork, toSharedUrl, toShareLinks } from './share-links.ts';
import styles from './share-options.module.css';
import { SharedAddress } from './shared-address.tsx';

const NAMES = {
  facebook: 'Facebook',
  twitter: 'X (Twitter)',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
} satisfies Record<Exclude<ShareNetwork, 'mail'>, string>;

/** A page's address to copy, and the networks to send it to. */
export function ShareOptions({ origin, path, title }: { origin: string; path: string; title: string }) {
  const { t } = useTranslation('sharing');
  const url = toSharedUrl(origin, path);
  return (
    <div className={styles.options}>
      <ul className={styles.networks}>
        {toShareLinks({ url, title }).map(({ network, href }) => (
          <li key={network}>
            <a href={href} className={styles.network} {...(network === 'mail' ? {} : NEW_TAB)}>
              <span className={styles.mark}>
                {network === 'mail' ? <MailIcon aria-hidden="true" /> : <NetworkMark network={network} />}
              </span>
              {network === 'mail' ? t('mail') : NAMES[network]}
            </a>
          </li>
        ))}
      </ul>
      <SharedAddress url={url} label={t('page_link')} />
      <DeviceShare url={url} title={title} />
    </div>
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** What else this device can share with, where it has a share sheet. */
function DeviceShare({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation('sharing');
  const isHydrated = useHydrated();
  if (!isHydrated || !('share' in navigator)) return null;
  return (
    <Button
      variant="secondary"
      wide
      icon={<Share aria-hidden="true" />}
      // Putting the sheet away rejects, and is fine.
      onClick={() => navigator.share({ title, url }).catch(() => undefined)}
    >
      {t('more_ways')}
    </Button>
  );
}
