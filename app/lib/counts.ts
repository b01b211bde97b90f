import { numberFormat } from './number-locale.ts';

/**
 * "999", "1.2K", "3.4M" (viewer.md §9), one decimal at most and never rounded up into a figure not reached.
 */
export function formatCount(count: number, lng: string): string {
  const integer = Number.isFinite(count) ? Math.max(0, Math.floor(count)) : 0;
  if (integer >= 1_000_000) return `${oneDecimal(integer / 1_000_000, lng)}M`;
  if (integer >= 1_000) return `${oneDecimal(integer / 1_000, lng)}K`;
  return numberFormat(lng).format(integer);
}

/** "4.3", the average of ratings: always one decimal. */
export function formatRating(average: number, lng: string): string {
  return numberFormat(lng, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(average);
}

function oneDecimal(value: number, lng: string): string {
  return numberFormat(lng, { maximumFractionDigits: 1 }).format(Math.floor(value * 10) / 10);
}
