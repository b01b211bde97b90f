import { useTranslation } from 'react-i18next';
import { useCurrentSecond, useEndSecond } from '#app/features/playback/player/hooks/use-media.ts';
import { formatClock } from '#app/lib/durations.ts';
import styles from './time-display.module.css';

export function TimeDisplay() {
  const { i18n } = useTranslation();
  const position = useCurrentSecond();
  const end = useEndSecond();
  // The slider announces it to screen readers.
  return (
    <span className={styles.time} data-figures aria-hidden="true">
      <bdi>{formatClock(position, i18n.language)}</bdi>
      <span className={styles.separator}>/</span>
      <bdi className={styles.end}>{formatClock(end, i18n.language)}</bdi>
    </span>
  );
}
