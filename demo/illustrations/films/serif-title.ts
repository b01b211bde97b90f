import type { Picture } from '../browser/types.ts';

/** Aurora's film titles. */
export function serifTitle(text: string, sub: string, alpha: number, color = '#fff6e6'): Picture['title'] {
  return {
    text,
    sub,
    font: 'Cormorant Garamond',
    size: 0.14,
    y: 0.3,
    color,
    alpha,
  };
}
