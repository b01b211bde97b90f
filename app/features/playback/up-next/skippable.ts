import type { Stretch } from '#app/contract/content.ts';

export type SkippableKind = 'recap' | 'intro';
export type Skippable = Readonly<Record<SkippableKind, Stretch | null>>;

/** So near its end there is nothing left to skip. */
const LAST_SECONDS = 1;

/** What plays at this second that may be skipped; of two that overlap the recap, which comes first. */
export function stretchAt(skippable: Skippable, seconds: number): SkippableKind | null {
  const isIn = (stretch: Stretch | null) =>
    stretch !== null && seconds >= stretch.start && seconds < stretch.end - LAST_SECONDS;
  if (isIn(skippable.recap)) return 'recap';
  return isIn(skippable.intro) ? 'intro' : null;
}
