import { type RefObject, useEffect } from 'react';
import { usePlayerApi } from '#app/features/playback/player/state/player-context.ts';
import { toFraction } from '#app/features/playback/seek.ts';

const EVENTS = [
  'timeupdate',
  'progress',
  'seeking',
  'seeked',
  'play',
  'pause',
  'durationchange',
  'emptied',
] as const;

/**
 * Paints played and buffered as custom properties, past React: every frame while playing, for on a short film
 * the four updates a second of `timeupdate` would jump. Nothing runs while paused or out of sight.
 */
export function useProgressPainting(
  bar: HTMLElement | null,
  input: RefObject<HTMLInputElement>,
  dragged: number | null,
) {
  const { video, range, position } = usePlayerApi();
  useEffect(() => {
    if (!bar || !video) return;
    let rafHandle = 0;
    const paint = () => {
      const current = range();
      const at = position();
      const played = dragged ?? toFraction(at, current);
      // Where more is to come, the bar shows how far it can be watched by now.
      const reachable = current.barEnd ? current.end : at + secondsBuffered(video);
      bar.style.setProperty('--played', String(played));
      bar.style.setProperty('--buffered', String(toFraction(reachable, current)));
      const slider = input.current;
      if (slider && dragged === null) slider.valueAsNumber = Math.round(played * Number(slider.max));
    };
    const loop = () => {
      paint();
      if (!video.paused && dragged === null) rafHandle = requestAnimationFrame(loop);
    };
    const restart = () => {
      cancelAnimationFrame(rafHandle);
      loop();
    };
    restart();
    for (const event of EVENTS) video.addEventListener(event, restart);
    return () => {
      cancelAnimationFrame(rafHandle);
      for (const event of EVENTS) video.removeEventListener(event, restart);
    };
  }, [bar, input, video, range, position, dragged]);
}

/** How much is loaded without a gap from the current position on. */
function secondsBuffered(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video;
  for (let index = 0; index < buffered.length; index += 1) {
    const left = buffered.end(index) - currentTime;
    if (buffered.start(index) <= currentTime + 0.1 && left >= 0) return left;
  }
  return 0;
}
