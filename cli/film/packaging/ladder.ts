import { CommandError } from '#cli/local/run-command.ts';
import { type FilmSource, perSecond } from './probe-film.ts';

/** One rendition to be made. */
export interface Rung {
  width: number;
  height: number;
  /** kbit/s, at most for a while. */
  videoRate: number;
  audioRate: number;
}

const USUAL_HEIGHTS: readonly number[] = [360, 540, 720, 1080];
/** A source that is taller than its best rung by this gets one of its own size. */
const OWN_RUNG_FROM = 1.1;
const MIN_SIDE = 100;
const MAX_SIDE = 2160;

/** 800 kbit/s at 640 × 360; a picture of twice the size needs less than twice as much. */
const BASE = { pixels: 640 * 360, rate: 800 };
const RATE_EXPONENT = 0.877;
const FAST_FROM = 35;
const FAST_FACTOR = 1.4;
const AUDIO_RATES = { small: 96, large: 160 };
const LARGE_FROM_PIXELS = 854 * 480;

type Shape = Pick<FilmSource, 'width' | 'height' | 'frameRate'>;

/**
 * The renditions of a film, smallest first, and what the operator should know of them. A rung is named by the
 * picture's shorter side, as everywhere, so that a phone's upright 1080 × 1920 is in 1080. Nothing is scaled
 * up.
 */
export function planLadder(source: Shape, heights?: readonly number[]): { rungs: Rung[]; notes: string[] } {
  const own = Math.min(source.width, source.height);
  if (own < MIN_SIDE)
    throw new CommandError(
      `The film is ${source.width} × ${source.height}: a side has at least ${MIN_SIDE} pixels.`,
    );
  const wanted = [...new Set(heights ?? USUAL_HEIGHTS)].sort((a, b) => a - b);
  const fitting = wanted.filter((height) => height <= own);
  const left = heights ? wanted.filter((height) => height > own) : [];
  const best = fitting.at(-1) ?? 0;
  const isOwnAdded = best === 0 || (!heights && own <= MAX_SIDE && best < 1080 && own / best > OWN_RUNG_FROM);
  const sides = isOwnAdded ? [...fitting, own] : fitting;
  const rungs = sides.map((side) => toRung(source, side));
  const notes =
    left.length > 0
      ? [
          `The film is ${source.width} × ${source.height}, and nothing is scaled up: ${left.join(' and ')} left out.`,
        ]
      : [];
  return { rungs, notes };
}

function toRung({ width, height, frameRate }: Shape, side: number): Rung {
  const factor = side / Math.min(width, height);
  const size = { width: toEven(width * factor), height: toEven(height * factor) };
  const pixels = size.width * size.height;
  const fast = perSecond(frameRate) > FAST_FROM ? FAST_FACTOR : 1;
  return {
    ...size,
    videoRate: Math.round(BASE.rate * (pixels / BASE.pixels) ** RATE_EXPONENT * fast),
    audioRate: pixels >= LARGE_FROM_PIXELS ? AUDIO_RATES.large : AUDIO_RATES.small,
  };
}

/** Video has its colours at half the size, so a side is even. */
export const toEven = (length: number) => Math.max(2, Math.round(length / 2) * 2);

/** `360,720,1080`, in any order: sorted, each once, so that the same heights have the same digest. */
export function parseHeights(text: string): number[] {
  const heights = text.split(',').map((each) => Number(each.trim()));
  const isRight = heights.every((h) => Number.isInteger(h) && h >= MIN_SIDE && h <= MAX_SIDE && h % 2 === 0);
  if (!isRight)
    throw new CommandError(
      `--heights takes even numbers from ${MIN_SIDE} to ${MAX_SIDE} with commas, such as 360,720,1080, not "${text}".`,
    );
  return [...new Set(heights)].sort((a, b) => a - b);
}
