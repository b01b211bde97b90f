/** A text in three: what both sides have in front, what differs, and what both have at the end. */
export type Split = readonly [front: string, middle: string, end: string];

/** Where two texts differ, by whole words; with nothing in common all of it is the middle. */
export function splitDifference(before: string, after: string): { before: Split; after: Split } {
  const old = before.split(/(?<=\s)/);
  const now = after.split(/(?<=\s)/);
  const shorter = Math.min(old.length, now.length);
  let front = 0;
  while (front < shorter && old[front] === now[front]) front++;
  let end = 0;
  while (end < shorter - front && old.at(-1 - end) === now.at(-1 - end)) end++;
  return { before: split(old, front, end), after: split(now, front, end) };
}

function split(words: readonly string[], front: number, end: number): Split {
  const last = words.length - end;
  return [words.slice(0, front).join(''), words.slice(front, last).join(''), words.slice(last).join('')];
}
