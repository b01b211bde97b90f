/** Position in a row that goes round: after the last comes the first, and before the first the last. */
export function wrapAround(index: number, count: number): number {
  return ((index % count) + count) % count;
}

/**
 * How many places behind the centre one of `count` plans stands, negative before it. Three and more go round, so that
 * the centre has a neighbour on both sides; of two, each stays on its own side.
 */
export function placeOf(index: number, centre: number, count: number): number {
  if (count < 3) return index - centre;
  const behind = wrapAround(index - centre, count);
  return behind > count / 2 ? behind - count : behind;
}

/** What stands in the centre first: what the viewer can have, the plan he has next to it. */
export function firstInCentre(plans: readonly { isOwned: boolean }[]): number {
  return Math.max(
    0,
    plans.findIndex(({ isOwned }) => !isOwned),
  );
}
