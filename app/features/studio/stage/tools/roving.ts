/**
 * Which of `count` buttons in a row a key leads to; null where it is none of a toolbar's keys. Arrows go round, and
 * follow the line: from right to left the left one leads on.
 */
export function rovingTarget(
  key: string,
  { current, count, isRightToLeft }: { current: number; count: number; isRightToLeft: boolean },
): number | null {
  if (count === 0) return null;
  const step = isRightToLeft ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return (current + step + count) % count;
    case 'ArrowLeft':
      return (current - step + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
