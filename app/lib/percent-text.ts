import { numberFormat } from './number-locale.ts';

/** "25%", as the language writes it. */
export function percentText(percent: number, lng: string): string {
  return numberFormat(lng, { style: 'percent', maximumFractionDigits: 2 }).format(percent / 100);
}
