import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { attachWheelNavigation } from './attach-wheel-navigation.ts';
import { canLoop, countStops, measureRow, naturalPlaces, toTrackConfig } from './row-geometry.ts';

/** page-builder.md §9: a slide takes 500 ms to move. */
const SLIDE_MS = 500;
/** A slide of which less is in sight cannot be used. */
const USABLE_PORTION = 0.45;
/** Fractions of a pixel are no part of it. */
const FULL_PORTION = 0.98;

const easeOut = (progress: number) => 1 - (1 - progress) ** 4;

/** A row's position: its first slide, and how many positions it can have. */
export interface RowPlace {
  current: number;
  stops: number;
}

export interface SlidingRow {
  /** Goes round at the ends. */
  move(by: number): void;
  goTo(index: number): void;
  stop(): void;
}

/**
 * keen-slider in place of a scroll-snap row or column: it loops where there are enough slides, drags, turns
 * with the wheel, and keeps the geometry that the stylesheet gave and the place that the viewer had scrolled
 * to. Slides out of sight are inert, and play nothing.
 */
export function slideRow(track: HTMLElement, onPlace: (place: RowPlace) => void): SlidingRow {
  const scrolled = Math.abs(track.scrollLeft) + track.scrollTop;
  track.dataset.sliding = '';
  track.scrollTo({ left: 0, top: 0, behavior: 'instant' });
  const slides = [...track.querySelectorAll<HTMLElement>(':scope > li')];
  let geometry = measureRow(track, slides);
  let places = naturalPlaces(geometry);
  let stops = countStops(geometry);
  const row: KeenSliderInstance = new KeenSlider(track, {
    selector: slides,
    renderMode: 'custom',
    vertical: geometry.isVertical,
    rtl: geometry.isRightToLeft,
    loop: canLoop(geometry),
    defaultAnimation: { duration: prefersStillness() ? 1 : SLIDE_MS, easing: easeOut },
    slides: () => toTrackConfig(geometry),
    updated: refit,
    detailsChanged: place,
    slideChanged: reportPlace,
    animationEnded: reportPlace,
  });
  row.track.to(scrolled / geometry.length);
  reportPlace(row);

  /**
   * Every slide stays where the stylesheet put it and is moved from there: the first one not at all, so the
   * takeover shifts nothing. keen-slider's own placing also goes wrong from right to left. Its distances
   * count from the left edge.
   */
  function place({ track: { details }, size }: KeenSliderInstance) {
    const axis = geometry.isVertical ? 'Y' : 'X';
    slides.forEach((slide, index) => {
      const distance = (details?.slides[index]?.distance ?? 0) * size;
      const shift = Math.round((distance - (places[index] ?? 0)) * 100) / 100;
      slide.style.transform = `translate${axis}(${shift}px)`;
    });
  }
  function reportPlace({ track: { details } }: KeenSliderInstance) {
    const { rel, slides: placed } = details;
    onPlace({ current: Math.min(rel, stops - 1), stops });
    slides.forEach((slide, index) => {
      slide.inert = (placed[index]?.portion ?? 0) < USABLE_PORTION;
      if (slide.inert) for (const video of slide.querySelectorAll('video')) video.pause();
    });
  }
  /** A window of another width may show more slides, or too few to go round. */
  function refit(moving: KeenSliderInstance) {
    const before = JSON.stringify(geometry);
    geometry = measureRow(track, slides);
    if (JSON.stringify(geometry) === before) return reportPlace(moving);
    places = naturalPlaces(geometry);
    stops = countStops(geometry);
    moving.options.loop = canLoop(geometry);
    moving.update();
  }
  function move(by: number, wraps = true): boolean {
    const place = row.animator.targetIdx ?? row.track.details.abs;
    if (row.options.loop) {
      row.moveToIdx(place + by, true);
      return true;
    }
    const last = stops - 1;
    const from = Math.min(place, last);
    const to = Math.min(Math.max(from + by, 0), last);
    if (to !== from) row.moveToIdx(to, true);
    else if (wraps) row.moveToIdx(by > 0 ? 0 : last, true);
    return to !== from;
  }
  /** Scrolls the focused slide fully into view. A click must not move its own target. */
  function showFocused({ target }: FocusEvent) {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    const placed = row.track.details.slides[slides.findIndex((slide) => slide.contains(target))];
    if (placed && placed.portion < FULL_PORTION) move(placed.distance > 0 ? 1 : -1, false);
  }
  track.addEventListener('focusin', showFocused);
  const stopWheel = attachWheelNavigation(track, geometry, (by) => {
    const { rel, slides: placed } = row.track.details;
    // Down a page with a column on it: past its last slide the page scrolls on.
    if (geometry.isVertical && (by > 0 ? rel === placed.length - 1 : rel === 0)) return false;
    return move(by, false);
  });
  const held = new AbortController();
  for (const slide of slides) {
    for (const type of ['mousedown', 'touchstart'])
      slide.addEventListener(type, keepFromRow, { signal: held.signal, passive: true });
  }
  return {
    move,
    goTo: (index) => row.moveToIdx(index),
    stop() {
      held.abort();
      stopWheel();
      track.removeEventListener('focusin', showFocused);
      row.destroy();
      delete track.dataset.sliding;
      for (const slide of slides) {
        slide.inert = false;
        slide.style.transform = '';
      }
    },
  };
}

/** What is dragged along a player's bar moves that alone. */
function keepFromRow(event: Event) {
  if (event.target instanceof HTMLInputElement) event.stopPropagation();
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
