import type { NetworkRequest } from './network-log.ts';

const BAR_COLUMNS = 40;

interface Waterfall {
  requests: readonly NetworkRequest[];
  /** Milliseconds since 1970. */
  from: number;
  /** Milliseconds after that. */
  until: number;
}

/** The requests that started within a time, as text. */
export function waterfall({ requests, from, until }: Waterfall): string {
  const relevant = requests.filter(({ startedAt }) => startedAt >= from && startedAt < from + until);
  const ms = (at: number | null) => (at === null ? '–' : (at - from).toFixed(0)).padStart(6);
  const rows = relevant.map((request) => {
    const { url, kind, priority, startedAt, endedAt, bytes, isFromCache } = request;
    const size = isFromCache ? 'cache' : (bytes / 1000).toFixed(1);
    const bar = barOf({ start: startedAt - from, end: (endedAt ?? Number.POSITIVE_INFINITY) - from, until });
    return `${kind.padEnd(5)} ${priority.padEnd(8)} ${ms(startedAt)} ${ms(endedAt)} ${size.padStart(7)} |${bar}| ${shortAddress(url)}`;
  });
  const heading = `kind  priority  start    end      KB ${' '.repeat(BAR_COLUMNS + 2)} address`;
  return [heading, ...rows].join('\n');
}

function barOf({ start, end, until }: { start: number; end: number; until: number }): string {
  const columnOf = (ms: number) => Math.round((Math.min(ms, until) / until) * BAR_COLUMNS);
  const from = Math.min(columnOf(start), BAR_COLUMNS - 1);
  return `${' '.repeat(from)}${'█'.repeat(Math.max(1, columnOf(end) - from))}`.padEnd(BAR_COLUMNS);
}

export function shortAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  const prefix = hostname.includes('assets.') ? 'assets:' : '';
  const text = `${prefix}${pathname}${search}`;
  return text.length > 70 ? `${text.slice(0, 34)}…${text.slice(-35)}` : text;
}
