import { type ReactNode, useId } from 'react';
import styles from './form-group.module.css';

/** A long form of groups, with `FormEnd` at its end. */
export const longFormClassName = styles.form;

/** Fields of a form that belong together, under a heading. */
export function FormGroup({
  title,
  about,
  children,
}: {
  title: string;
  about?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      {about ? <p className={styles.about}>{about}</p> : null}
      {children}
    </section>
  );
}
