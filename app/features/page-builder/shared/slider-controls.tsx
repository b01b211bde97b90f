import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { useKeenCarousel } from '#app/ui/components/carousel/use-keen-carousel.ts';
import { VisuallyHidden } from '#app/ui/components/visually-hidden/visually-hidden.tsx';
import type { useAutoplay } from '#app/ui/hooks/use-autoplay.ts';
import styles from './slider.module.css';

type Row = ReturnType<typeof useKeenCarousel>;

/** A slider with more stops has a counter instead of dots. */
const MAX_DOTS = 8;

const FORWARD: Readonly<Record<string, boolean>> = {
  ArrowRight: true,
  ArrowDown: true,
  ArrowLeft: false,
  ArrowUp: false,
};

/**
 * The controls of a slider: arrows, arrow keys while one of them has the focus, dots or a counter, and a
 * pause button.
 */
export function SliderControls({
  row,
  count,
  axis,
  marks,
  autoplay,
}: {
  row: Row;
  count: number;
  axis: 'row' | 'column';
  marks: 'dots' | 'counter';
  /** Null where it does not move by itself. */
  autoplay: ReturnType<typeof useAutoplay> | null;
}) {
  const { t } = useTranslation('blocks');
  const { next, previous } = row;
  const [Back, On] = axis === 'column' ? [ChevronUp, ChevronDown] : [ChevronLeft, ChevronRight];
  function moveByKey(event: KeyboardEvent<HTMLElement>) {
    const forward = FORWARD[event.key];
    if (forward === undefined) return;
    event.preventDefault();
    const isMirrored = /Left|Right/.test(event.key) && event.currentTarget.matches(':dir(rtl)');
    if (forward === isMirrored) previous();
    else next();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons in it.
    <div className={styles.buttons} data-controls data-axis={axis} onKeyDown={moveByKey}>
      <button type="button" className={styles.arrow} aria-label={t('previous_slide')} onClick={previous}>
        <Back aria-hidden="true" />
      </button>
      <Marks row={row} count={count} isCounter={marks === 'counter'} />
      <button type="button" className={styles.arrow} aria-label={t('next_slide')} onClick={next}>
        <On aria-hidden="true" />
      </button>
      {autoplay ? (
        <button
          type="button"
          className={styles.pause}
          aria-label={t(autoplay.isPaused ? 'play' : 'pause')}
          onClick={autoplay.toggle}
        >
          {autoplay.isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
        </button>
      ) : null}
    </div>
  );
}

function Marks({
  row: { current, stops, goTo },
  count,
  isCounter,
}: {
  row: Row;
  count: number;
  isCounter: boolean;
}) {
  const { t } = useTranslation('blocks');
  if (isCounter || stops > MAX_DOTS) {
    return (
      <span className={styles.counter} data-figures>
        <VisuallyHidden>{t('slide_of', { position: current + 1, count })}</VisuallyHidden>
        <b aria-hidden="true">{current + 1}</b>
        <span aria-hidden="true">{count}</span>
      </span>
    );
  }
  return (
    <>
      {Array.from({ length: stops }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
          key={index}
          type="button"
          className={styles.dot}
          aria-label={t('slide_of', { position: index + 1, count })}
          aria-current={index === current || undefined}
          onClick={() => goTo(index)}
        />
      ))}
    </>
  );
}
