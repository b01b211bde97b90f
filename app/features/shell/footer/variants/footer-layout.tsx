import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '#app/ui/components/link/link.tsx';
import type { ShellModel } from '../../chrome/shell-model.ts';
import type { FooterModel, ShellLink } from '../../chrome/site-chrome.ts';
import { useFooterLinks } from '../use-footer-links.ts';
import styles from './footer-layout.module.css';

/** What every footer that a brand's owner has set up is given. */
export interface FooterProps {
  shell: ShellModel;
  model: FooterModel;
}

/** What all footers that were set up end with, over their picture where they have one. */
export function FooterLayout({
  shell,
  model,
  look,
  children,
}: FooterProps & { look: 'default' | 'site-map' | 'link-columns' | 'takedown'; children: ReactNode }) {
  const { t } = useTranslation('shell');
  const { backgroundSrc, copyright } = model;
  const links = useFooterLinks(shell, model);
  return (
    <footer
      className={styles.footer}
      data-page-end
      data-look={look}
      data-on-picture={backgroundSrc ? '' : undefined}
    >
      {backgroundSrc ? (
        <img className={styles.picture} src={backgroundSrc} alt="" loading="lazy" decoding="async" />
      ) : null}
      <div className={styles.body}>{children}</div>
      <div className={styles.last}>
        <PageLinks links={links} />
        <p>
          <bdi>{copyright || t('copyright', { year: shell.copyrightYear, title: shell.title })}</bdi>
        </p>
      </div>
    </footer>
  );
}

function PageLinks({ links }: { links: readonly ShellLink[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={styles.pages}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link to={href} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
