// chunk: shell

import { localDigits, numberFormat } from './number-locale.ts';

const UNITS = ['hour', 'minute', 'second'] as const;

/**
 * "1 hr 32 min", "4 min 10 sec" (viewer.md §9: hr/min/sec) in the language's own units. Parts that are zero
 * are left out, and seconds once there are hours.
 */
export function formatDuration(seconds: number, lng: string): string {
  const [hours, minutes, rest] = toParts(seconds);
  const values = [hours, minutes, hours > 0 ? 0 : rest];
  const shown = UNITS.flatMap((unit, index) => {
    const value = values[index] ?? 0;
    return value > 0 ? [formatUnit(value, unit, lng)] : [];
  });
  return shown.length > 0 ? shown.join(' ') : formatUnit(0, 'second', lng);
}

/** "1:32:05" or "4:10", the clock of a player. */
export function formatClock(seconds: number, lng: string): string {
  const [hours, minutes, rest] = toParts(seconds);
  const clock = [...(hours > 0 ? [hours, pad(minutes)] : [minutes]), pad(rest)].join(':');
  return localDigits(clock, lng);
}

/** ISO 8601 ("PT1H32M5S"), for `<time datetime>` and structured data. */
export function toIsoDuration(seconds: number): string {
  const [hours, minutes, rest] = toParts(seconds);
  return `PT${hours > 0 ? `${hours}H` : ''}${minutes > 0 ? `${minutes}M` : ''}${rest}S`;
}

function toParts(seconds: number): [hours: number, minutes: number, seconds: number] {
  const integer = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return [Math.floor(integer / 3600), Math.floor((integer % 3600) / 60), integer % 60];
}

function formatUnit(value: number, unit: (typeof UNITS)[number], lng: string): string {
  return numberFormat(lng, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}

function pad(value: number): string {
  return String(value).padStart(2, '0');
}
