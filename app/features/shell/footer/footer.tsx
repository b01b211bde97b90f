import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import { Logo } from '../chrome/logo.tsx';
import type { ShellModel } from '../chrome/shell-model.ts';
import styles from './footer.module.css';
import { SocialLinks } from './social-links.tsx';
import { useFooterLinks } from './use-footer-links.ts';

export function Footer({ shell }: { shell: ShellModel }) {
  const { t } = useTranslation('shell');
  const links = useFooterLinks(shell);
  return (
    <footer className={styles.footer} data-page-end>
      <div className={styles.top}>
        <Logo shell={shell} />
        <SocialLinks links={shell.socialLinks} />
      </div>
      <div className={styles.bottom}>
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
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
