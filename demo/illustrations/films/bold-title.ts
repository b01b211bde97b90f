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
