import styles from './skeleton.module.css';

/** Stands where something comes, in its size: `shape` is the thing's own proportion. */
export function Skeleton({ shape = 'line' }: { shape?: 'line' | 'title' | 'wide' | 'poster' | 'round' }) {
  return <span className={styles.skeleton} data-shape={shape} aria-hidden="true" />;
}
