import type { PageSample } from './report-page.ts';
import { shortAddress, waterfall } from './waterfall.ts';

/** What was under way before the first paint of the visit whose first paint is the median. */
export function describeFirstPaint({ visits }: PageSample): string {
  const typical = typicalOf(
    visits.map(({ first }) => first),
    ({ fcp }) => fcp,
  );
  const { requests, tasks, timeOrigin, fcp, lcp, lcpElement } = typical;
  const before = tasks
    .filter(({ start }) => start < fcp)
    .map(({ start, duration }) => `${start.toFixed(0)}–${(start + duration).toFixed(0)}`);
  return [
    waterfall({ requests, from: timeOrigin, until: fcp }),
    `first paint ${fcp.toFixed(0)} ms, largest ${lcp.toFixed(0)} ms: ${shortAddress(lcpElement)}`,
    `long tasks until the first paint: ${before.join(', ') || 'none'}\n`,
  ].join('\n');
}

/** What was under way between the tap on a title and the last of its paints. */
export function describeNavigation({ navigations }: PageSample): string {
  const lastPaint = ({ heading, picture }: PageSample['navigations'][number]) => Math.max(heading, picture);
  const typical = typicalOf(navigations, lastPaint);
  const { requests, clickedAt, heading, picture } = typical;
  const rows = waterfall({ requests, from: clickedAt, until: lastPaint(typical) });
  return `${rows}\nheading ${heading.toFixed(0)} ms, picture ${picture.toFixed(0)} ms\n`;
}

function typicalOf<Sample>(samples: readonly Sample[], msOf: (sample: Sample) => number): Sample {
  const sorted = [...samples].sort((a, b) => msOf(a) - msOf(b));
  const typical = sorted[Math.floor(sorted.length / 2)];
  if (!typical) throw new Error('Nothing was measured');
  return typical;
}
