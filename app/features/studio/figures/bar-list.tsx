import styles from './bar-list.module.css';
import type { FigureBar } from './figures-model.ts';

/** Names with what each counts for, the bars drawn against the longest. */
export function BarList({ bars }: { bars: readonly FigureBar[] }) {
  return (
    <ol className={styles.list}>
      {bars.map(({ name, note, value, share }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two titles may have one name, and none is ever moved.
        <li key={index} className={styles.row}>
          <span className={styles.name}>
            <bdi>{name}</bdi>
            {note ? <bdi className={styles.note}>{note}</bdi> : null}
          </span>
          <span className={styles.value} data-figures>
            {value}
          </span>
          <svg className={styles.bar} aria-hidden="true">
            <rect className={styles.track} width="100%" height="100%" rx="3" />
            <rect className={styles.fill} width={`${Math.round(share * 1000) / 10}%`} height="100%" rx="3" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
