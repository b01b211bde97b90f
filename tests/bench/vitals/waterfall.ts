import type { Visit } from './visit.ts';

const BAR_COLUMNS = 40;

/** The requests that were under way before the first paint, as text. */
export function waterfall({ requests, timeOrigin, fcp, lcp, lcpElement }: Visit): string {
  const relevant = requests.filter(({ startedAt }) => startedAt - timeOrigin < fcp);
  const ms = (at: number | null) => (at === null ? '–' : (at - timeOrigin).toFixed(0));
  const column = (at: number) => Math.round(Math.min(1, Math.max(0, (at - timeOrigin) / fcp)) * BAR_COLUMNS);
  const rows = relevant.map((request) => {
    const { url, kind, priority, startedAt, endedAt, bytes, isFromCache } = request;
    const [from, to] = [column(startedAt), column(endedAt ?? Number.POSITIVE_INFINITY)];
    const bar = `${' '.repeat(from)}${'█'.repeat(Math.max(1, to - from))}`
      .padEnd(BAR_COLUMNS)
      .slice(0, BAR_COLUMNS);
    return [
      kind.padEnd(5),
      priority.padEnd(8),
      ms(startedAt).padStart(6),
      ms(endedAt).padStart(6),
      (isFromCache ? 'cache' : (bytes / 1000).toFixed(1)).padStart(7),
      `|${bar}|`,
      shortAddress(url),
    ].join(' ');
  });
  const heading = `kind  priority  start    end      KB ${' '.repeat(BAR_COLUMNS + 2)} address`;
  const others = requests.length - relevant.length;
  return [
    heading,
    ...rows,
    `first paint ${fcp.toFixed(0)} ms; ${others} requests start after it; largest paint ${lcp.toFixed(0)} ms: ${shortAddress(lcpElement)}`,
  ].join('\n');
}

function shortAddress(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname, search } = new URL(address);
  const prefix = hostname.startsWith('assets.') ? 'assets:' : '';
  const text = `${prefix}${pathname}${search}`;
  return text.length > 70 ? `${text.slice(0, 34)}…${text.slice(-35)}` : text;
}
