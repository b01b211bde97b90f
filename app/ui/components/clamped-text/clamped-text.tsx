import { useId, useRef } from 'react';
import styles from './clamped-text.module.css';
import { useFits } from './use-fits.ts';

/** A few lines, and a checkbox that shows the rest: it needs no scripts. */
export function ClampedText({
  text,
  isLong,
  lines = 3,
  moreLabel,
  lessLabel,
}: {
  text: string;
  /** Whether it may be longer than that: only then is there anything to show. */
  isLong: boolean;
  lines?: 3 | 4;
  moreLabel: string;
  lessLabel: string;
}) {
  if (!isLong)
    return (
      <p className={styles.text} dir="auto">
        {text}
      </p>
    );
  return <Clamped text={text} lines={lines} moreLabel={moreLabel} lessLabel={lessLabel} />;
}

function Clamped({
  text,
  lines,
  moreLabel,
  lessLabel,
}: {
  text: string;
  lines: number;
  moreLabel: string;
  lessLabel: string;
}) {
  const id = useId();
  const ref = useRef<HTMLParagraphElement>(null);
  const fits = useFits(ref);
  return (
    <div className={styles.clamped} data-fits={fits || undefined}>
      <input type="checkbox" className={styles.toggle} id={id} aria-label={moreLabel} />
      <p className={styles.text} data-lines={lines} ref={ref} dir="auto">
        {text}
      </p>
      <label htmlFor={id} className={styles.label} aria-hidden="true">
        <span className={styles.more}>{moreLabel}</span>
        <span className={styles.less}>{lessLabel}</span>
      </label>
    </div>
  );
}
