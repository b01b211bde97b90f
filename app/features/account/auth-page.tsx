import type { ReactNode } from 'react';
import styles from './auth-page.module.css';

/** The frame of every page that is one form: a heading, perhaps a sentence, the form. */
export function AuthPage({
  title,
  text,
  icon,
  children,
}: {
  title: string;
  text?: string | undefined;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className={styles.page} aria-labelledby="auth-title">
      <div className={styles.card}>
        <header className={styles.head}>
          {icon}
          <h1 className={styles.title} id="auth-title">
            {title}
          </h1>
          {text ? <p className={styles.text}>{text}</p> : null}
        </header>
        {children}
      </div>
    </section>
  );
}
