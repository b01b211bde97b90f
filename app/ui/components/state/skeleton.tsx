import styles from './skeleton.module.css';

/** A placeholder in the size of what loads: `shape` is its proportion. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'wide' | 'poster' | 'round' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
