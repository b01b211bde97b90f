import type { ReactNode } from 'react';
import styles from './viewers.module.css';

/** A part of a viewer's page, under a heading of its own. */
export function Section({
  id,
  title,
  about,
  tools,
  children,
}: {
  id: string;
  title: string;
  about?: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {title}
        </h2>
        {tools}
      </div>
      {about ? <p className={styles.about}>{about}</p> : null}
      {children}
    </section>
  );
}
