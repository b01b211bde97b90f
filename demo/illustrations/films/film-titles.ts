import type { Picture } from '../browser/types.ts';

/** Pulse's film titles. */
export function boldTitle(text: string, sub: string, alpha: number): Picture['title'] {
  return {
    text,
    sub,
    font: 'Archivo Black',
    size: 0.13,
    y: 0.24,
    color: '#ffffff',
    alpha,
  };
}

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
