import { placeOf } from './chart-scale.ts';
import styles from './day-chart.module.css';
import type { DayChart as Chart } from './figures-model.ts';

/** Of a column's place, the rest is the gap to the next one. */
const COLUMN_SHARE = 0.72;

/**
 * A value for each day, as columns or, of many days, as a line. Shapes have places in percent of what room there is,
 * and texts are beside them: they keep their size at any width.
 */
export function DayChart({ chart }: { chart: Chart }) {
  const { text, titles, scale, ticks, marks } = chart;
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
        {titles ? <Columns chart={chart} titles={titles} /> : <Line chart={chart} />}
      </svg>
      <div className={styles.marks} aria-hidden="true" data-figures>
        {marks.map((mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}

function Columns({ chart: { values, scale }, titles }: { chart: Chart; titles: readonly string[] }) {
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

function Line({ chart: { values, scale } }: { chart: Chart }) {
  const last = Math.max(1, values.length - 1);
  const points = values.map(
    (value, index) => `${round((index / last) * 100)} ${round((1 - placeOf(value, scale)) * 100)}`,
  );
  const zero = round((1 - placeOf(0, scale)) * 100);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
      <path className={styles.area} d={`M0 ${zero}L${points.join('L')}L100 ${zero}Z`} />
      <path className={styles.curve} d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

const round = (number: number) => Math.round(number * 100) / 100;
const percent = (share: number) => `${round(share * 100)}%`;
