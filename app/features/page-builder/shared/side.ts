/** In the reading direction: a page that reads from the right has its `LEFT` there. */
export type Side = 'start' | 'center' | 'end';

/** A configured `position` or `aligned`, of which brands know many spellings; null where it names no side. */
export function toSide(position: string | undefined): Side | null {
  if (position === undefined) return null;
  if (/right|end/i.test(position)) return 'end';
  if (/left|start/i.test(position)) return 'start';
  return /cent(?:er|re)|middle/i.test(position) ? 'center' : null;
}
