import type { TFunction } from 'i18next';
import { type CSSProperties, memo } from 'react';
import { NOW_ID } from './constants.ts';
import styles from './guide-grid.module.css';
import type { GuideView } from './guide-view.ts';

/** The half hours over the rows. */
export const GuideAxis = memo(function GuideAxis({
  marks,
  nowMinute,
  fromMinute,
  toMinute,
  t,
}: {
  marks: GuideView['marks'];
  /** Null where the day is another than today. */
  nowMinute: number | null;
  fromMinute: number;
  toMinute: number;
  t: TFunction<'channels'>;
}) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <span className={styles.corner} data-corner="">
        {t('channels:channel')}
      </span>
      {marks
        .filter(({ minute }) => minute >= fromMinute && minute < toMinute)
        .map(({ minute, text }) => (
          <span key={minute} className={styles.mark} style={{ '--at': minute } as CSSProperties} data-figures>
            {text}
          </span>
        ))}
      {nowMinute === null ? null : (
        <span id={NOW_ID} className={styles.now} style={{ '--now': nowMinute } as CSSProperties} />
      )}
    </div>
  );
});
