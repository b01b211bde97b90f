import type { Picture } from '../browser/types.ts';

export const FRAME_RATE = 24;
export const SEGMENT_SECONDS = 2;

/** One continuous view. `at` gets seconds since the cut and 0…1 through the shot. */
export interface Shot {
  seconds: number;
  at: (t: number, k: number) => Picture;
}

/** Start and end in seconds, then the words. */
export type Cue = readonly [number, number, string];

export interface Score {
  bpm: number;
  /** One chord a bar of four beats, MIDI notes. */
  chords: readonly (readonly number[])[];
  style: 'drift' | 'beat';
  /** Level of wind or surf, 0…1. */
  air: number;
}

export interface Film {
  asset: string;
  brand: 'aurora' | 'pulse';
  shots: readonly Shot[];
  captions: Record<string, { name: string; cues: readonly Cue[] }>;
  score: Score;
}

export function filmSeconds(film: Film): number {
  return film.shots.reduce((sum, shot) => sum + shot.seconds, 0);
}

/** 0 → 1 → 0 over a shot, for titles. */
export function swell(t: number, from: number, to: number): number {
  const rise = Math.min(1, Math.max(0, (t - from) / 0.9));
  const fall = Math.min(1, Math.max(0, (to - t) / 0.9));
  return Math.min(rise, fall);
}

/** Black at the very start or end of a film. */
export function fadeIn(t: number): number {
  return Math.max(0, 1 - t / 0.8);
}
export function fadeOut(t: number, seconds: number): number {
  return Math.max(0, 1 - (seconds - t) / 1.2);
}
