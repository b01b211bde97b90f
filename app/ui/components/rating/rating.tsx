import styles from './rating.module.css';

/** One star and its figure; `label` is the same in words ("Rated 4.3 of 5, 120 reviews"). */
export function Rating({
  value,
  count,
  label,
}: {
  value: string;
  count?: string | undefined;
  label: string;
}) {
  return (
    <span className={styles.rating} role="img" aria-label={label}>
      <span className={styles.star} />
      <span className={styles.value}>{value}</span>
      {count ? <span className={styles.count}>({count})</span> : null}
    </span>
  );
}
