import { Children, type ReactNode, type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeenCarousel } from '#app/ui/components/carousel/use-keen-carousel.ts';
import { useAutoplay } from '#app/ui/hooks/use-autoplay.ts';
import { useInSight } from '#app/ui/hooks/use-in-sight.ts';
import { useMarkSeen } from '#app/ui/hooks/use-mark-seen.ts';
import styles from './slider.module.css';
import { SliderControls } from './slider-controls.tsx';

interface SliderProps {
  heading?: string | undefined;
  /** Names it where it has no heading. */
  label?: string | undefined;
  className: string | undefined;
  axis?: 'row' | 'column';
  /** Slides that one move advances. */
  step?: number;
  /** Null never moves by itself. */
  autoplayMs?: number | null;
  /** One of its slides plays, so it must not move on. */
  isHeld?: boolean;
  marks?: 'dots' | 'counter';
  /** Of a row: beside the heading, below the slides, or over them. A column has them along its end. */
  controls?: 'head' | 'below' | 'over';
  children: ReactNode;
}

/**
 * Slides in a row or column: a scroll-snap one from the server; with scripts it loops, plays by itself and
 * has controls. Its block's class lays it out: `--shown-0` slides in view (`--shown-640` from 640 px, and so
 * on), `--gap` between them, `--pad` before the first (a slide of 70 % is centred with 15 %), and a column's
 * `--height`. Children are the slides.
 */
export function Slider(props: SliderProps) {
  const { heading, label, className, axis = 'row', step = 1, autoplayMs = null, isHeld = false } = props;
  const { marks = 'dots', controls = 'below' } = props;
  const { t } = useTranslation('blocks');
  const slides = Children.toArray(props.children);
  const count = slides.length;
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const row = useKeenCarousel(track, count, step);
  const moves = row.isReady && row.stops > 1;
  const isInSight = useInSight(root);
  useMarkSeen(track);
  const autoplay = useAutoplay(root, row.next, moves && isInSight && !isHeld ? autoplayMs : null);
  const buttons =
    count > 1 ? (
      <div className={styles.controls} data-place={axis === 'column' ? 'rail' : controls}>
        {moves ? (
          <SliderControls
            row={row}
            count={count}
            axis={axis}
            marks={marks}
            autoplay={autoplayMs === null ? null : autoplay}
          />
        ) : null}
      </div>
    ) : null;
  return (
    <section
      ref={root}
      className={`${styles.slider} ${className ?? ''}`}
      data-single={count === 1 || undefined}
      aria-roledescription="carousel"
      aria-label={heading ?? label ?? t('highlights')}
    >
      {heading || (buttons && controls === 'head') ? (
        <div className={styles.head}>
          {heading ? <h2 dir="auto">{heading}</h2> : null}
          {controls === 'head' ? buttons : null}
        </div>
      ) : null}
      <Track trackRef={track} axis={axis} slides={slides} current={moves ? row.current : null} />
      {controls === 'head' ? null : buttons}
    </section>
  );
}

function Track({
  trackRef,
  axis,
  slides,
  current,
}: {
  trackRef: RefObject<HTMLUListElement>;
  axis: 'row' | 'column';
  slides: readonly ReactNode[];
  /** Null where it does not move: all slides are current then. */
  current: number | null;
}) {
  const { t } = useTranslation('blocks');
  return (
    <div className={styles.viewport}>
      <ul className={styles.track} ref={trackRef} data-axis={axis}>
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
            key={index}
            className={styles.slide}
            data-current={current === null || index === current || undefined}
            aria-label={t('slide_of', { position: index + 1, count: slides.length })}
          >
            {slide}
          </li>
        ))}
      </ul>
    </div>
  );
}
