import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { NetworkMark } from '#app/ui/network-mark.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import type { ShellModel } from './shell-model.ts';
import { SOCIAL_NAMES } from './social-names.ts';

export function Footer({ shell }: { shell: ShellModel }) {
  const { t } = useTranslation('shell');
  return (
    <footer className={styles.footer}>
      <div className={styles.top}>
        <Logo shell={shell} />
        {shell.socialLinks.length > 0 ? (
          <ul className={styles.social} aria-label={t('follow_us')}>
            {shell.socialLinks.map(({ network, url }) => (
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
        ) : null}
      </div>
      <div className={styles.bottom}>
        <ul className={styles.links}>
          {shell.footerLinks.map(({ label, href }) => (
            <li key={href}>
              <Link to={href} className={styles.link}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <p className={styles.copyright}>
          {t('copyright', { year: shell.copyrightYear, title: shell.title })}
        </p>
      </div>
    </footer>
  );
}
