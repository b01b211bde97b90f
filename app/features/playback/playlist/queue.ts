/** Which item of a playlist plays when (viewer.md §4: in order, next after end, wraps to the first). */

export interface QueueItem {
  id: string;
  /** False for what is locked, upcoming or gone: it is skipped. */
  isPlayable: boolean;
}

/** From 0 up to, not including, 1, as `Math.random`. */
export type Random = () => number;

/** The first that plays; null where none does. */
export function firstInQueue(items: readonly QueueItem[]): string | null {
  return items.find((item) => item.isPlayable)?.id ?? null;
}

/** The one after `currentId` that plays, the first again after the last; itself where no other does. */
export function nextInQueue(items: readonly QueueItem[], currentId: string | null): string | null {
  return stepInQueue(items, currentId, 1);
}

/** The one before it, the last before the first. */
export function previousInQueue(items: readonly QueueItem[], currentId: string | null): string | null {
  return stepInQueue(items, currentId, -1);
}

/** Any other that plays, each as likely; the current one again only where there is no other. */
export function shuffledNext(
  items: readonly QueueItem[],
  currentId: string | null,
  random: Random,
): string | null {
  const others = items.filter(({ id, isPlayable }) => isPlayable && id !== currentId);
  const picked = others[Math.floor(random() * others.length)];
  return picked?.id ?? firstInQueue(items.filter(({ id }) => id === currentId));
}

function stepInQueue(items: readonly QueueItem[], currentId: string | null, by: 1 | -1): string | null {
  const at = items.findIndex(({ id }) => id === currentId);
  // An item that is not in the list counts as before its first item.
  const start = at < 0 && by < 0 ? 0 : at;
  for (let step = 1; step <= items.length; step += 1) {
    const item = items[(start + by * step + items.length * 2) % items.length];
    if (item?.isPlayable) return item.id;
  }
  return null;
}
