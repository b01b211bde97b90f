import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { Children, type ReactNode, useRef } from 'react';
import { useAutoplay } from '#app/ui/hooks/use-autoplay.ts';
import styles from './carousel.module.css';
import { useKeenCarousel } from './use-keen-carousel.ts';

export interface CarouselLabels {
  region: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** "Slide 2 of 5" */
  slide: (position: number) => string;
}

/**
 * One slide in the middle, its neighbours peeking from the sides. The server's is a scroll-snap row; with
 * scripts it loops and plays by itself. Children are the slides.
 */
export function Carousel({
  labels,
  autoplayMs = null,
  children,
}: {
  labels: CarouselLabels;
  /** Null never moves by itself. */
  autoplayMs?: number | null;
  children: ReactNode;
}) {
  const slides = Children.toArray(children);
  const root = useRef<HTMLElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const { current, isReady, next, previous, goTo } = useKeenCarousel(track, slides.length);
  const autoplay = useAutoplay(root, next, isReady ? autoplayMs : null);
  return (
    <section
      ref={root}
      className={styles.carousel}
      data-ready={isReady || undefined}
      data-single={slides.length === 1 || undefined}
      aria-roledescription="carousel"
      aria-label={labels.region}
    >
      <div className={styles.viewport}>
        <ul className={styles.track} ref={track}>
          {slides.map((slide, index) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: slides keep their order.
              key={index}
              className={styles.slide}
              data-current={!isReady || index === current || undefined}
              aria-label={labels.slide(index + 1)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {isReady ? <Arrows labels={labels} onPrevious={previous} onNext={next} /> : null}
      <div className={styles.controls} data-controls>
        {isReady ? (
          <>
            {autoplayMs === null ? null : <PauseButton labels={labels} {...autoplay} />}
            <Dots count={slides.length} current={current} labelOf={labels.slide} onChoose={goTo} />
          </>
        ) : null}
      </div>
    </section>
  );
}

function Arrows({
  labels,
  onPrevious,
  onNext,
}: {
  labels: CarouselLabels;
  onPrevious: () => void;
  onNext: () => void;
}) {
  return (
    <>
      <button
        type="button"
        className={styles.arrow}
        data-end="start"
        aria-label={labels.previous}
        onClick={onPrevious}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button type="button" className={styles.arrow} data-end="end" aria-label={labels.next} onClick={onNext}>
        <ChevronRight aria-hidden="true" />
      </button>
    </>
  );
}

function PauseButton({
  labels,
  isPaused,
  toggle,
}: {
  labels: CarouselLabels;
  isPaused: boolean;
  toggle: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.pause}
      aria-label={isPaused ? labels.play : labels.pause}
      onClick={toggle}
    >
      {isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
    </button>
  );
}

function Dots({
  count,
  current,
  labelOf,
  onChoose,
}: {
  count: number;
  current: number;
  labelOf: (position: number) => string;
  onChoose: (index: number) => void;
}) {
  return Array.from({ length: count }, (_, index) => (
    <button
      // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its position.
      key={index}
      type="button"
      className={styles.dot}
      aria-label={labelOf(index + 1)}
      aria-current={index === current || undefined}
      onClick={() => onChoose(index)}
    />
  ));
}
