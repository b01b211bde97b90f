import KeenSlider, { type KeenSliderInstance } from 'keen-slider';
import { attachWheelNavigation } from './attach-wheel-navigation.ts';
import {
  canLoop,
  countStops,
  measureRow,
  naturalPlaces,
  type RowGeometry,
  toTrackConfig,
} from './row-geometry.ts';

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
  return new KeenRow(track, onPlace);
}

class KeenRow implements SlidingRow {
  readonly #track: HTMLElement;
  readonly #slides: HTMLElement[];
  readonly #onPlace: (place: RowPlace) => void;
  readonly #row: KeenSliderInstance;
  readonly #listeners = new AbortController();
  readonly #stopWheel: () => void;
  #geometry: RowGeometry;
  #places: number[];
  #stops: number;

  constructor(track: HTMLElement, onPlace: (place: RowPlace) => void) {
    this.#track = track;
    this.#onPlace = onPlace;
    const scrolled = Math.abs(track.scrollLeft) + track.scrollTop;
    track.dataset.sliding = '';
    track.scrollTo({ left: 0, top: 0, behavior: 'instant' });
    this.#slides = [...track.querySelectorAll<HTMLElement>(':scope > li')];
    this.#geometry = measureRow(track, this.#slides);
    this.#places = naturalPlaces(this.#geometry);
    this.#stops = countStops(this.#geometry);
    this.#row = this.#createSlider();
    this.#row.track.to(scrolled / this.#geometry.length);
    this.#reportPlace(this.#row);
    this.#stopWheel = attachWheelNavigation(track, this.#geometry, (by) => this.#moveByWheel(by));
    this.#listen();
  }

  move(by: number): void {
    this.#move(by, true);
  }

  goTo(index: number): void {
    this.#row.moveToIdx(index);
  }

  stop(): void {
    this.#listeners.abort();
    this.#stopWheel();
    this.#row.destroy();
    delete this.#track.dataset.sliding;
    for (const slide of this.#slides) {
      slide.inert = false;
      slide.style.transform = '';
    }
  }

  #createSlider(): KeenSliderInstance {
    return new KeenSlider(this.#track, {
      selector: this.#slides,
      renderMode: 'custom',
      vertical: this.#geometry.isVertical,
      rtl: this.#geometry.isRightToLeft,
      loop: canLoop(this.#geometry),
      defaultAnimation: { duration: prefersStillness() ? 1 : SLIDE_MS, easing: easeOut },
      slides: () => toTrackConfig(this.#geometry),
      updated: (row) => this.#refit(row),
      detailsChanged: (row) => this.#place(row),
      slideChanged: (row) => this.#reportPlace(row),
      animationEnded: (row) => this.#reportPlace(row),
    });
  }

  #listen(): void {
    const { signal } = this.#listeners;
    this.#track.addEventListener('focusin', (event) => this.#showFocused(event), { signal });
    for (const slide of this.#slides) {
      for (const type of ['mousedown', 'touchstart'])
        slide.addEventListener(type, keepFromRow, { signal, passive: true });
    }
  }

  /**
   * Every slide stays where the stylesheet put it and is moved from there: the first one not at all, so the
   * takeover shifts nothing. keen-slider's own placing also goes wrong from right to left. Its distances
   * count from the left edge.
   */
  #place({ track: { details }, size }: KeenSliderInstance): void {
    const axis = this.#geometry.isVertical ? 'Y' : 'X';
    this.#slides.forEach((slide, index) => {
      const distance = (details?.slides[index]?.distance ?? 0) * size;
      const shift = Math.round((distance - (this.#places[index] ?? 0)) * 100) / 100;
      slide.style.transform = `translate${axis}(${shift}px)`;
    });
  }

  #reportPlace({ track: { details } }: KeenSliderInstance): void {
    const { rel, slides: placed } = details;
    this.#onPlace({ current: Math.min(rel, this.#stops - 1), stops: this.#stops });
    this.#slides.forEach((slide, index) => {
      slide.inert = (placed[index]?.portion ?? 0) < USABLE_PORTION;
      if (slide.inert) for (const video of slide.querySelectorAll('video')) video.pause();
    });
  }

  /** A window of another width may show more slides, or too few to go round. */
  #refit(moving: KeenSliderInstance): void {
    const before = JSON.stringify(this.#geometry);
    this.#geometry = measureRow(this.#track, this.#slides);
    if (JSON.stringify(this.#geometry) === before) {
      this.#reportPlace(moving);
      return;
    }
    this.#places = naturalPlaces(this.#geometry);
    this.#stops = countStops(this.#geometry);
    moving.options.loop = canLoop(this.#geometry);
    moving.update();
  }

  #move(by: number, wraps: boolean): boolean {
    const row = this.#row;
    const place = row.animator.targetIdx ?? row.track.details.abs;
    if (row.options.loop) {
      row.moveToIdx(place + by, true);
      return true;
    }
    const last = this.#stops - 1;
    const from = Math.min(place, last);
    const to = Math.min(Math.max(from + by, 0), last);
    if (to !== from) row.moveToIdx(to, true);
    else if (wraps) row.moveToIdx(by > 0 ? 0 : last, true);
    return to !== from;
  }

  #moveByWheel(by: number): boolean {
    const { rel, slides: placed } = this.#row.track.details;
    // Down a page with a column on it: past its last slide the page scrolls on.
    if (this.#geometry.isVertical && (by > 0 ? rel === placed.length - 1 : rel === 0)) return false;
    return this.#move(by, false);
  }

  /** Scrolls the focused slide fully into view. A click must not move its own target. */
  #showFocused({ target }: FocusEvent): void {
    if (!(target instanceof Element && target.matches(':focus-visible'))) return;
    const placed = this.#row.track.details.slides[this.#slides.findIndex((slide) => slide.contains(target))];
    if (placed && placed.portion < FULL_PORTION) this.#move(placed.distance > 0 ? 1 : -1, false);
  }
}

/** What is dragged along a player's bar moves that alone. */
function keepFromRow(event: Event) {
  if (event.target instanceof HTMLInputElement) event.stopPropagation();
}

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
