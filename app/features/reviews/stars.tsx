import { MAX_STARS } from './constants.ts';
import styles from './stars.module.css';

const PLACES = Array.from({ length: MAX_STARS }, (_, index) => index + 1);

/** Five stars, filled by halves; `label` is the text for screen readers. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {PLACES.map((place) => (
        <span key={place} className={styles.star} data-fill={fillOf(value, place)} />
      ))}
    </span>
  );
}

function fillOf(value: number, place: number): 'half' | 'none' | undefined {
  if (value >= place) return undefined;
  return value >= place - 0.5 ? 'half' : 'none';
}
