import type { ReactNode } from 'react';
import styles from './card-page.module.css';

/** How it went, which colours the icon. */
export type Tone = 'good' | 'bad' | 'plain';

/**
 * The layout of every page with a single purpose, mostly one form: a heading, perhaps a sentence, and what to
 * do.
 */
export function CardPage({
  title,
  text,
  icon,
  status,
  children,
}: {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  /** For a page that shows an outcome, and may change it: announced when it does. */
  status?: Tone;
  children: ReactNode;
}) {
  return (
    <section className={styles.page} aria-labelledby="card-title">
      <div className={styles.card}>
        <div className={styles.head} data-tone={status} role={status ? 'status' : undefined}>
          {icon}
          <h1 className={styles.title} id="card-title">
            {title}
          </h1>
          {text ? (
            <p className={styles.text}>
              <bdi>{text}</bdi>
            </p>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Ways on, one below the other, the likeliest first. */
export function CardActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
