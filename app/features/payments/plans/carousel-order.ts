/** Position in a row that goes round: after the last comes the first, and before the first the last. */
export function wrapAround(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * How many places one of `count` plans is behind the centre, negative before it. Three and more wrap around,
 * so that the centre has a neighbour on both sides; with two, each stays on its own side.
 */
export function placeOf(index: number, centre: number, count: number): number {
  if (count < 3) return index - centre;
  const behind = wrapAround(index - centre, count);
  return behind > count / 2 ? behind - count : behind;
}

/** The plan in the centre at first: the first one that the viewer can buy. */
export function firstInCentre(plans: readonly { isOwned: boolean }[]): number {
  return Math.max(
    0,
    plans.findIndex(({ isOwned }) => !isOwned),
  );
}
