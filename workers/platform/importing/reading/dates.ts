export const DATE_ORDERS = ['YYYY-MM-DD', 'DD/MM/YYYY', 'MM/DD/YYYY'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

const ISO =
  /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?\s*(Z|[+-]\d{2}:?\d{2})?)?$/i;
const SLASHED = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:[ T](\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
/** RFC 822, as RSS has it: `Tue, 24 Nov 2026 10:00:00 GMT`. */
const WRITTEN =
  /^(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\.?,?\s+(\d{4})(?:\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([a-z]{1,3}|[+-]\d{2}:?\d{2})?)?$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** RFC 822's names of zones. */
const ZONES = new Map(
  Object.entries({
    ...{ z: 'Z', ut: 'Z', utc: 'Z', gmt: 'Z', est: '-05:00', edt: '-04:00', cst: '-06:00', cdt: '-05:00' },
    ...{ mst: '-07:00', mdt: '-06:00', pst: '-08:00', pdt: '-07:00' },
  }),
);

/** A moment in ISO 8601, UTC, or null for what is none: 30 February, or a day whose month may be the day. */
export function readTime(text: string, order: DateOrder = 'YYYY-MM-DD'): string | null {
  const trimmed = text.trim();
  if (/^\d{4}$/.test(trimmed)) return toIso({ year: trimmed, month: '1', day: '1' });
  const iso = trimmed.match(ISO);
  if (iso) {
    const [, year, month, day, hour, minute, second, zone] = iso;
    return toIso({ year, month, day, hour, minute, second, zone });
  }
  const slashed = trimmed.match(SLASHED);
  if (slashed) {
    const [, first, second, year, hour, minute, seconds] = slashed;
    // With points between, the day is first everywhere.
    const isDayFirst = trimmed.includes('.') || order === 'DD/MM/YYYY';
    if (!isDayFirst && order !== 'MM/DD/YYYY') return null;
    const [day, month] = isDayFirst ? [first, second] : [second, first];
    return toIso({ year, month, day, hour, minute, second: seconds });
  }
  const written = trimmed.match(WRITTEN);
  return written ? readWritten(written) : null;
}

/** Not by `Date.parse`: it takes a time without a zone for this machine's, and 30 February for 2 March. */
function readWritten([, day, name = '', year, hour, minute, second, zone = 'Z']: RegExpMatchArray) {
  const month = String(MONTHS.indexOf(name.toLowerCase()) + 1);
  const offset = /^[a-z]/i.test(zone) ? ZONES.get(zone.toLowerCase()) : zone;
  return offset === undefined ? null : toIso({ year, month, day, hour, minute, second, zone: offset });
}

/** The orders in which it is a day, where it is none in this one: both for `05/06/2026` without an order. */
export function otherOrdersOf(text: string, order: DateOrder): DateOrder[] {
  const day = text.trim().split(/[ T]/)[0] ?? '';
  if (readTime(day, order) !== null) return [];
  return DATE_ORDERS.filter((other) => readTime(day, other) !== null);
}

interface DateFields {
  year?: string | undefined;
  month?: string | undefined;
  day?: string | undefined;
  hour?: string | undefined;
  minute?: string | undefined;
  second?: string | undefined;
  /** UTC where it is absent. */
  zone?: string | undefined;
}

function toIso({ year, month, day, hour = '0', minute = '0', second = '0', zone = 'Z' }: DateFields) {
  const two = (digits: string | undefined) => (digits ?? '').padStart(2, '0');
  const date = `${year}-${two(month)}-${two(day)}`;
  // JavaScript makes 2 March of 30 February.
  const midnight = new Date(`${date}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== date) return null;
  const offset = zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const moment = new Date(`${date}T${two(hour)}:${two(minute)}:${two(second)}${offset}`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

/** Seconds from `5520`, `92 min`, `1:32:00`, `1h 32m` or `PT1H32M`; null for what is none of these. */
export function readDuration(text: string): number | null {
  const trimmed = text.trim().toLowerCase();
  if (/^\d+(?:\.\d+)?$/.test(trimmed)) return Math.round(Number(trimmed));
  const clock = trimmed.match(/^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:\.\d+)?$/);
  if (clock) return Number(clock[1] ?? 0) * 3600 + Number(clock[2]) * 60 + Number(clock[3]);
  const units = trimmed
    .replace(/^pt/, '')
    .match(/^(?:(\d+)\s*h[a-z]*)?\s*(?:(\d+)\s*m[a-z]*)?\s*(?:(\d+)(?:\.\d+)?\s*s[a-z]*)?$/);
  if (!units || units.slice(1).every((unit) => unit === undefined)) return null;
  return Number(units[1] ?? 0) * 3600 + Number(units[2] ?? 0) * 60 + Number(units[3] ?? 0);
}
