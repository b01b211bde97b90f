// chunk: playback

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { localDigits } from '#app/lib/number-locale.ts';
import styles from './countdown.module.css';
import { poll } from './poll.ts';
import { useServerClock } from './use-server-clock.ts';

const UNITS = [
  ['countdown_days', 86_400],
  ['countdown_hours', 3_600],
  ['countdown_minutes', 60],
  ['countdown_seconds', 1],
] as const;

/**
 * Days, hours, minutes and seconds until a moment, by the server's clock. `onZero` is called then, and polls
 * while it is mounted.
 */
export function Countdown({
  until,
  serverNowMs,
  onZero,
}: {
  /** ISO 8601 */
  until: string;
  serverNowMs: number;
  onZero: () => void;
}) {
  const { t, i18n } = useTranslation('player');
  const leftSeconds = Math.max(0, Math.ceil((Date.parse(until) - useServerClock(serverNowMs)) / 1000));
  useAtZero(leftSeconds === 0, onZero);
  return (
    <dl className={styles.countdown}>
      {toUnits(leftSeconds).map(({ key, value }) => (
        <div key={key} className={styles.part}>
          <dd data-figures>{localDigits(String(value).padStart(2, '0'), i18n.language)}</dd>
          <dt>{t(key)}</dt>
        </div>
      ))}
    </dl>
  );
}

function toUnits(seconds: number) {
  let rest = seconds;
  const units = UNITS.map(([key, length]) => {
    const value = Math.floor(rest / length);
    rest -= value * length;
    return { key, value };
  });
  // "00 days" is left out; hours and below keep their places.
  return units[0]?.value === 0 ? units.slice(1) : units;
}

/**
 * The first response may be older than the moment; polling ends when the title has begun and the countdown
 * unmounts.
 */
function useAtZero(isZero: boolean, onZero: () => void) {
  const latest = useRef(onZero);
  useEffect(() => {
    latest.current = onZero;
  });
  useEffect(() => {
    if (isZero) return poll(() => latest.current());
  }, [isZero]);
}
