import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { ReactNode } from 'react';
import { Link } from '#app/ui/components/link/link.tsx';
import styles from './studio-page.module.css';

/** The layout of every page of the studio: where it belongs, its name, what can be done, and what there is. */
export function StudioPage({
  title,
  lead,
  back,
  tools,
  children,
}: {
  title: ReactNode;
  lead?: ReactNode;
  back?: { href: string; label: string };
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header>
        {back ? (
          <Link to={back.href} className={styles.back}>
            <ArrowLeft aria-hidden="true" />
            {back.label}
          </Link>
        ) : null}
        <div className={styles.head}>
          <h1 className={styles.title}>{title}</h1>
          {tools ? <div className={styles.tools}>{tools}</div> : null}
        </div>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
