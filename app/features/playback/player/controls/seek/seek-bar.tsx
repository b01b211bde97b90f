import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentSecond } from '#app/features/playback/player/hooks/use-media.ts';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { fromFraction } from '#app/features/playback/seek.ts';
import { formatClock } from '#app/lib/durations.ts';
import { lazyWithRetry } from '#app/ui/lazy-with-retry.ts';
import styles from './seek-bar.module.css';
import { useDragSeek } from './use-drag-seek.ts';
import { useHoverFraction } from './use-hover-fraction.ts';
import { useProgressPainting } from './use-progress-painting.ts';

const SeekPreview = lazyWithRetry(
  () => import('./seek-preview.tsx'),
  (module) => module.SeekPreview,
);

/** Fine enough for a pixel on any screen. */
const STEPS = 10_000;

export function SeekBar() {
  const { t, i18n } = useTranslation('player');
  const { range, video } = usePlayerApi();
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const position = useCurrentSecond();
  const { end, barEnd = end } = range();
  const hover = useHoverFraction(bar);
  const dragged = useDragSeek(input);
  useProgressPainting(bar, input, dragged);
  const shown = dragged ?? hover;
  const clock = (seconds: number) => formatClock(seconds, i18n.language);
  return (
    <div ref={setBar} className={styles.bar} data-dragging={dragged !== null || undefined}>
      {shown !== null && video && end > 0 ? (
        <SeekPreview fraction={shown} seconds={fromFraction(shown, range())} />
      ) : null}
      <div className={styles.track}>
        <div className={styles.buffered} />
        <div className={styles.played} />
      </div>
      <div className={styles.thumb} />
      <input
        ref={input}
        className={styles.input}
        type="range"
        min={0}
        max={STEPS}
        defaultValue={0}
        disabled={end <= 0}
        aria-label={t('seek')}
        aria-valuetext={t('position_of', { position: clock(position), duration: clock(barEnd) })}
      />
    </div>
  );
}
