import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { FigureTile } from './figures-model.ts';
import styles from './tile-list.module.css';

/** The sums of the days, and whether they grow. */
export function TileList({ tiles }: { tiles: readonly FigureTile[] }) {
  return (
    <dl className={styles.tiles}>
      {tiles.map(({ name, value, change, note }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may have one name, in two currencies.
        <div key={index} className={styles.tile}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value} data-figures>
            {value}
          </dd>
          {change ? <Change {...change} /> : null}
          {note ? <dd className={styles.note}>{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function Change({ text, direction, isGood }: NonNullable<FigureTile['change']>) {
  const Icon = direction === 'up' ? ArrowUp : ArrowDown;
  return (
    <dd className={styles.change} data-tone={direction === 'same' ? 'same' : isGood ? 'good' : 'bad'}>
      {direction === 'same' ? null : <Icon aria-hidden="true" />}
      {text}
    </dd>
  );
}
