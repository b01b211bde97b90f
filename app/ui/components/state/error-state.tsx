import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { LinkButton } from '../button/button.tsx';
import styles from './state.module.css';

/** A part of a page that failed, with a link that tries again. */
export function ErrorState({
  title,
  text,
  retryLabel,
  retryHref,
}: {
  title: string;
  text?: string | undefined;
  retryLabel: string;
  /** Usually the page's own address; the link reloads it. */
  retryHref: string;
}) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.icon}>
        <TriangleAlert aria-hidden="true" />
      </span>
      <p className={styles.title}>{title}</p>
      {text ? (
        <p className={styles.text}>
          <bdi>{text}</bdi>
        </p>
      ) : null}
      <LinkButton to={retryHref} reloadDocument variant="secondary" size="small">
        {retryLabel}
      </LinkButton>
    </div>
  );
}
