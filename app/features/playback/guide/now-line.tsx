import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { airAt, elapsedFraction } from '#app/features/playback/channel/schedule.ts';
import type { GuideProgramme } from './guide-model.ts';
import styles from './now-line.module.css';

/** On a channel's card: what is on, until when, and how much of it is over; else what comes next. */
export function NowLine({
  programmes,
  nowMs,
}: {
  programmes: readonly GuideProgramme[] | undefined;
  nowMs: number;
}) {
  const { t } = useTranslation('channels');
  if (!programmes) return null;
  const { current, queue } = airAt(programmes, nowMs);
  const [next] = queue;
  if (!current) {
    return (
      <span className={styles.line}>
        {next ? `${t('next_at', { time: next.from })} ${next.title || t('programme')}` : t('nothing_on')}
      </span>
    );
  }
  const style = { '--elapsed': elapsedFraction(current, nowMs).toFixed(3) } as CSSProperties;
  return (
    <>
      <span className={styles.line}>
        <bdi>{current.title || t('programme')}</bdi>
      </span>
      <span className={styles.until}>
        <span className={styles.bar} style={style} />
        <span data-figures data-zoned="">
          {t('until', { time: current.to })}
        </span>
      </span>
    </>
  );
}
