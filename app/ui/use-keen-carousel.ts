import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
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
    const { columnGap, direction } = getComputedStyle(track);
    const spacing = Number.parseFloat(columnGap) || 0;
    const isRightToLeft = direction === 'rtl';
    const place = (moving: KeenSliderInstance) => placeSlides(moving, isRightToLeft);
    // keen-slider measures when it starts: the stylesheet's other geometry must hold by then.
    track.dataset.sliding = '';
    const instance = new KeenSlider(track, {
      // Neighbours are needed on both sides before the row can go round.
      loop: slideCount > 2,
      selector: ':scope > li',
      rtl: isRightToLeft,
      renderMode: 'custom',
      defaultAnimation: { duration: SLIDE_MS, easing: easeOut },
      slides: { perView: 'auto', origin: 'center', spacing },
      detailsChanged: place,
      slideChanged: ({ track: { details } }) => setCurrent(details.rel),
    });
    place(instance);
    slider.current = instance;
    setReady(true);
    return () => {
      instance.destroy();
      delete track.dataset.sliding;
      slider.current = null;
      setReady(false);
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

/**
 * All slides lie in one grid cell at the reading side; keen-slider's own placing goes wrong from right to left. Its
 * distances count from the left edge, in widths of the row.
 */
function placeSlides({ slides, size: rowSize, track }: KeenSliderInstance, isRightToLeft: boolean): void {
  track.details?.slides.forEach(({ distance, size }, index) => {
    const offset = isRightToLeft ? distance + size - 1 : distance;
    const slide = slides[index];
    if (slide) slide.style.transform = `translateX(${offset * rowSize}px)`;
  });
}
