import type { ReactNode } from 'react';
import styles from './payment-frame.module.css';

/** The frame of the pages on the way to a gateway and back: what is happening, and the way on. */
export function PaymentFrame({
  title,
  text,
  icon,
  tone,
  children,
}: {
  title: string;
  text: string;
  icon?: ReactNode;
  tone?: 'good' | 'bad' | undefined;
  children: ReactNode;
}) {
  return (
    <section className={styles.page} aria-labelledby="payment-title">
      <div className={styles.card}>
        <div className={styles.head} data-tone={tone} role="status">
          {icon}
          <h1 className={styles.title} id="payment-title">
            {title}
          </h1>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}

/** Ways on, one below the other, the likeliest first. */
export function PaymentActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
