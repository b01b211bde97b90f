import type { KeenSliderInstance } from 'keen-slider';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** page-builder.md §9: a slide takes 500 ms to move. */
const SLIDE_MS = 500;

const easeOut = (progress: number) => 1 - (1 - progress) ** 4;

/**
 * Lets keen-slider take over a scroll-snap row of at least two slides: it loops, drags, and keeps the geometry that the
 * stylesheet gave. `isReady` is false until then.
 */
export function useKeenCarousel(ref: RefObject<HTMLElement>, slideCount: number) {
  const slider = useRef<KeenSliderInstance | null>(null);
  const [current, setCurrent] = useState(0);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    const track = ref.current;
    if (!track || slideCount < 2) return;
    let stop: (() => void) | null = null;
    let isWanted = true;
    const takeOver = (slide: typeof import('keen-slider').default) => {
      if (!isWanted) return;
      const { instance, initial } = slideTrack(slide, track, slideCount, setCurrent);
      slider.current = instance;
      setCurrent(initial);
      setReady(true);
      stop = () => {
        instance.destroy();
        delete track.dataset.sliding;
        slider.current = null;
        setReady(false);
      };
    };
    // Pages without a carousel share the frame's code, so the library comes by itself; until then the row scrolls.
    import('keen-slider').then(({ default: slide }) => takeOver(slide)).catch(() => undefined);
    return () => {
      isWanted = false;
      stop?.();
    };
  }, [ref, slideCount]);

  return {
    current,
    isReady,
    next: useCallback(() => slider.current?.next(), []),
    previous: useCallback(() => slider.current?.prev(), []),
    goTo: useCallback((index: number) => slider.current?.moveToIdx(index), []),
  };
}

function slideTrack(
  KeenSlider: typeof import('keen-slider').default,
  track: HTMLElement,
  slideCount: number,
  onChange: (index: number) => void,
) {
  const { columnGap, direction } = getComputedStyle(track);
  const spacing = Number.parseFloat(columnGap) || 0;
  const isRightToLeft = direction === 'rtl';
  const place = (moving: KeenSliderInstance) => placeSlides(moving, spacing, isRightToLeft);
  const initial = scrolledIndex(track, spacing);
  track.dataset.sliding = '';
  track.scrollLeft = 0;
  const instance = new KeenSlider(track, {
    // Neighbours are needed on both sides before the row can go round.
    loop: slideCount > 2,
    initial,
    selector: ':scope > li',
    rtl: isRightToLeft,
    renderMode: 'custom',
    defaultAnimation: { duration: SLIDE_MS, easing: easeOut },
    slides: { perView: 'auto', origin: 'center', spacing },
    detailsChanged: place,
    slideChanged: ({ track: { details } }) => onChange(details.rel),
  });
  place(instance);
  return { instance, initial };
}

/** The slide that the viewer had already scrolled to. */
function scrolledIndex(track: HTMLElement, spacing: number): number {
  const slideWidth = track.firstElementChild?.clientWidth ?? 0;
  return slideWidth > 0 ? Math.round(Math.abs(track.scrollLeft) / (slideWidth + spacing)) : 0;
}

/**
 * Every slide stays where the stylesheet put it, in a row, and is moved from there: the first one not at all, so the
 * takeover shifts nothing. keen-slider's own placing also goes wrong from right to left. Its distances count from the
 * left edge, in widths of the track.
 */
function placeSlides(slider: KeenSliderInstance, spacing: number, isRightToLeft: boolean): void {
  const trackWidth = slider.size;
  slider.track.details?.slides.forEach(({ distance, size }, index) => {
    const slideWidth = size * trackWidth;
    const rowOffset = (trackWidth - slideWidth) / 2 + index * (slideWidth + spacing);
    const left = isRightToLeft ? trackWidth - slideWidth - rowOffset : rowOffset;
    const slide = slider.slides[index];
    const shift = Math.round((distance * trackWidth - left) * 100) / 100;
    if (slide) slide.style.transform = `translateX(${shift}px)`;
  });
}
