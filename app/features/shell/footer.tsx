import { Link } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import type { ShellModel } from './shell-model.ts';
import { socialIcons } from './social-icons.ts';

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
                <a href={url} target="_blank" rel="noopener noreferrer" className={styles.icon}>
                  <svg viewBox="0 0 24 24" role="img" aria-label={socialIcons[network].name}>
                    <path d={socialIcons[network].path} />
                  </svg>
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
