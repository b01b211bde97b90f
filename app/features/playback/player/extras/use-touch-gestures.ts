import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SKIP_SECONDS } from '#app/features/playback/constants.ts';
import { type PlayerApi, usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { clampSeek, type Direction } from '#app/features/playback/seek.ts';
import { formatClock } from '#app/lib/durations.ts';
import { numberLocale } from '#app/lib/number-locale.ts';
import { DOUBLE_TAP_MS, sweepSeconds, sweepVolume, swipeAxis, tapSide } from './gestures.ts';
import type { FeedbackModel } from './use-feedback.ts';

type Show = (model: Omit<FeedbackModel, 'id'>) => void;

/** A finger on the picture, from where it touched. */
interface Sweep {
  id: number;
  x: number;
  y: number;
  volume: number;
  axis: 'inline' | 'block' | null;
  target: number | null;
}

/**
 * Fingers on the picture: two taps at a side skip, a sweep sideways seeks, and up or down sets the volume
 * where the player fills the screen and the device lets a page set it. A single tap stays what it is
 * (use-picture-gestures.ts).
 */
export function useTouchGestures(show: Show) {
  const api = usePlayerApi();
  const { i18n } = useTranslation();
  const latest = useRef({ api, show, language: i18n.language });
  latest.current = { api, show, language: i18n.language };
  const picture = api.video?.parentElement;

  useEffect(() => {
    if (!picture) return;
    const abort = new AbortController();
    const { signal } = abort;
    listenForTaps(picture, () => latest.current.api, signal);
    listenForSweeps(picture, () => latest.current, signal);
    const observer = new ResizeObserver(() => {
      picture.toggleAttribute('data-fills', picture.clientHeight >= window.innerHeight - 1);
    });
    observer.observe(picture);
    return () => {
      abort.abort();
      observer.disconnect();
    };
  }, [picture]);
}

/** The first tap shows the controls as ever; from the second on, taps at the same side skip. */
function listenForTaps(picture: HTMLElement, api: () => PlayerApi, signal: AbortSignal) {
  let last: { side: 'back' | 'forward' | null; atMs: number } = { side: null, atMs: 0 };
  const onClick = (event: MouseEvent) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== 'touch') return;
    const side = tapSide(event.clientX, picture.getBoundingClientRect(), directionOf(picture));
    const isSecond = side !== null && side === last.side && event.timeStamp - last.atMs < DOUBLE_TAP_MS;
    last = { side, atMs: event.timeStamp };
    if (!isSecond) return;
    event.stopImmediatePropagation();
    api().act({ kind: 'skip', seconds: side === 'back' ? -SKIP_SECONDS : SKIP_SECONDS });
  };
  // Before the click that shows and hides.
  picture.addEventListener('click', onClick, { signal, capture: true });
}

function listenForSweeps(
  picture: HTMLElement,
  latest: () => { api: PlayerApi; show: Show; language: string },
  signal: AbortSignal,
) {
  let sweep: Sweep | null = null;
  picture.addEventListener(
    'pointerdown',
    ({ pointerType, pointerId: id, clientX: x, clientY: y, isPrimary }) => {
      if (pointerType !== 'touch' || !isPrimary) return;
      sweep = { id, x, y, volume: latest().api.video?.volume ?? 1, axis: null, target: null };
    },
    { signal },
  );
  picture.addEventListener(
    'pointermove',
    (event) => {
      if (sweep?.id !== event.pointerId) return;
      sweep.axis ??= swipeAxis(sweep, { x: event.clientX, y: event.clientY });
      if (sweep.axis === 'inline') sweepTime(picture, sweep, event.clientX - sweep.x, latest());
      else if (sweep.axis === 'block' && picture.hasAttribute('data-fills'))
        sweepLoudness(picture, sweep, event.clientY - sweep.y, latest());
    },
    { signal },
  );
  picture.addEventListener(
    'pointerup',
    (event) => {
      if (sweep?.id === event.pointerId && sweep.target !== null) latest().api.seekTo(sweep.target);
      sweep = null;
    },
    { signal },
  );
  picture.addEventListener('pointercancel', () => (sweep = null), { signal });
}

interface SweepContext {
  api: PlayerApi;
  show: Show;
  language: string;
}

function sweepTime(
  picture: HTMLElement,
  sweep: Sweep,
  pixels: number,
  { api, show, language }: SweepContext,
) {
  const range = api.range();
  if (!api.video || range.end <= range.start) return;
  const by = sweepSeconds(pixels, picture.getBoundingClientRect(), range, directionOf(picture));
  sweep.target = clampSeek(api.position() + by, range);
  show({ kind: by < 0 ? 'back' : 'forward', text: formatClock(sweep.target, language) });
}

function sweepLoudness(
  picture: HTMLElement,
  sweep: Sweep,
  pixels: number,
  { api, show, language }: SweepContext,
) {
  const wanted = sweepVolume(sweep.volume, pixels, picture.getBoundingClientRect());
  api.run({ kind: 'set-volume', volume: wanted });
  const { volume = 1, muted = false } = api.video ?? {};
  // iPhones keep the volume to their own keys.
  if (Math.abs(volume - wanted) > 0.02) return;
  const percent = new Intl.NumberFormat(numberLocale(language), { style: 'percent' });
  show({ kind: muted ? 'muted' : 'volume', text: percent.format(volume) });
}

function directionOf(element: HTMLElement): Direction {
  return getComputedStyle(element).direction === 'rtl' ? 'rtl' : 'ltr';
}
