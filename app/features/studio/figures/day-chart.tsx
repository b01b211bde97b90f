import { placeOf } from './chart-scale.ts';
import styles from './day-chart.module.css';
import type { DayChart as Chart } from './figures-model.ts';

/** Of a column's place, the rest is the gap to the next one. */
const COLUMN_SHARE = 0.72;

/**
 * A column for each day, or week. Shapes have places in percent of what room there is, and texts are beside them: they
 * keep their size at any width.
 */
export function DayChart({ chart }: { chart: Chart }) {
  const { text, scale, ticks, marks } = chart;
  return (
    <div className={styles.chart}>
      <div className={styles.ticks} aria-hidden="true" data-figures>
        {ticks.map((tick, index) => (
          <span key={scale.ticks[index]}>{tick}</span>
        ))}
      </div>
      <svg className={styles.plot} role="img" aria-label={text}>
        {scale.ticks.map((tick) => (
          <line
            key={tick}
            className={tick + 0 === 0 ? styles.zero : styles.line}
            x1="0"
            x2="100%"
            y1={percent(1 - placeOf(tick, scale))}
            y2={percent(1 - placeOf(tick, scale))}
          />
        ))}
        <Columns chart={chart} />
      </svg>
      <div className={styles.marks} aria-hidden="true" data-figures>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

function Columns({ chart: { values, scale, titles } }: { chart: Chart }) {
  const width = 1 / values.length;
  const zero = placeOf(0, scale);
  return values.map((value, index) => {
    const place = placeOf(value, scale);
    return (
      <g key={titles[index]} className={styles.day}>
        <title>{titles[index]}</title>
        <rect
          className={styles.reach}
          x={percent(index * width)}
          width={percent(width)}
          y="0"
          height="100%"
        />
        <rect
          className={value < 0 ? styles.below : styles.column}
          x={percent((index + (1 - COLUMN_SHARE) / 2) * width)}
          width={percent(width * COLUMN_SHARE)}
          y={percent(1 - Math.max(place, zero))}
          height={percent(Math.abs(place - zero))}
          rx="2"
        />
      </g>
    );
  });
}

const round = (number: number) => Math.round(number * 100) / 100;
const percent = (share: number) => `${round(share * 100)}%`;
