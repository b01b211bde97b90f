import { KB } from '#tests/budgets/page-bytes.ts';
import { VITALS_BUDGETS } from '#tests/budgets/vitals-budgets.ts';
import { median, type Report } from '../report.ts';
import type { Navigation } from './navigate.ts';
import type { Kind } from './network-log.ts';
import type { Visit } from './visit.ts';

export interface PageSample {
  name: string;
  hostname: string;
  path: string;
  /** KB. */
  jsLimit: number;
  /** From it to a title; of homes. */
  navigations: Navigation[];
  visits: { floor: Visit; floorSecond: Visit; first: Visit; second: Visit }[];
}

const FLOORS = { first: 'floor', second: 'floorSecond' } as const;

type Metric = 'fcp' | 'lcp' | 'tbt' | 'cls';

/** The medians of a page's visits, against its floor and the budgets. */
export function reportPage(sample: PageSample, scriptBytes: number, report: Report) {
  const { name, visits, jsLimit } = sample;
  const { fcp, lcp, requests } = VITALS_BUDGETS;
  const floorOf = (metric: Metric) => median(visits.map(({ floor }) => floor[metric]));
  reportPaint(
    sample,
    { visit: 'first', metric: 'fcp' },
    Math.min(fcp.ms, floorOf('fcp') * fcp.timesFloor),
    report,
  );
  reportPaint(sample, { visit: 'first', metric: 'lcp' }, floorOf('lcp') * lcp.timesFloor, report);
  const firsts = visits.map(({ first }) => first);
  reportWork(name, firsts, report);
  const how = firsts.every(({ isIdle }) => isIdle) ? 'until idle' : 'in 40 s: IT NEVER WAS IDLE';
  report({ what: `${name}: requests`, value: sentRequests(firsts), unit: '', limit: requests, how });
  report({
    what: `${name}: JS, brotli`,
    value: scriptBytes / KB,
    unit: 'KB',
    limit: jsLimit,
    how: 'of every script until idle, at brotli’s best',
  });
  reportBytes(name, firsts, report);
  const seconds = visits.map(({ second }) => second);
  reportPaint(sample, { visit: 'second', metric: 'fcp' }, VITALS_BUDGETS.secondVisitFcp, report);
  reportPaint(sample, { visit: 'second', metric: 'lcp' }, undefined, report);
  reportWork(`${name}, second`, seconds, report);
  report({ what: `${name}, second: requests`, value: sentRequests(seconds), unit: '', how: 'until idle' });
  reportBytes(`${name}, second`, seconds, report);
}

/** One paint time; `how` also has the ranges of all runs, which widen on a busy machine. */
function reportPaint(
  { name, visits }: PageSample,
  { visit, metric }: { visit: 'first' | 'second'; metric: 'fcp' | 'lcp' },
  limit: number | undefined,
  report: Report,
) {
  const pageMs = visits.map((each) => each[visit][metric]);
  const floorMs = visits.map((each) => each[FLOORS[visit]][metric]);
  const [value, floor] = [median(pageMs), median(floorMs)];
  report({
    what: `${name}${visit === 'second' ? ', second' : ''}: ${metric.toUpperCase()}`,
    value,
    unit: 'ms',
    ...(limit === undefined ? {} : { limit: Math.round(limit) }),
    how: `${(value / floor).toFixed(2)}× its floor of ${floor.toFixed(0)} ms (${range(floorMs)}); ${range(pageMs)}`,
  });
}

function reportWork(name: string, visits: Visit[], report: Report) {
  const { tbt, cls } = VITALS_BUDGETS;
  const how = 'until idle';
  report({
    what: `${name}: TBT`,
    value: median(visits.map((each) => each.tbt)),
    unit: 'ms',
    limit: tbt,
    how,
  });
  report({ what: `${name}: CLS`, value: median(visits.map((each) => each.cls)), unit: '', limit: cls, how });
}

const range = (values: number[]) => `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;

const sentOf = ({ requests }: Visit) => requests.filter(({ isFromCache }) => !isFromCache);

const sentRequests = (visits: Visit[]) => median(visits.map((each) => sentOf(each).length));

function reportBytes(name: string, visits: Visit[], report: Report) {
  const kinds = new Map<Kind, number>();
  for (const { kind, bytes } of visits.flatMap(sentOf)) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + bytes / visits.length / KB);
  }
  const total = [...kinds.values()].reduce((sum, bytes) => sum + bytes, 0);
  const byKind = [...kinds].map(([kind, bytes]) => `${kind} ${bytes.toFixed(1)}`).join(', ');
  report({ what: `${name}: bytes`, value: total, unit: 'KB', how: `on the wire until idle: ${byKind}` });
}

/** From the tap on a title of an idle home to what the title's page paints. */
export function reportNavigations({ name, navigations }: PageSample, report: Report) {
  for (const what of ['heading', 'picture'] as const) {
    const times = navigations.map((navigation) => navigation[what]);
    const how = `from the tap, on an idle page; ${range(times)}`;
    report({ what: `${name} to a title: ${what}`, value: median(times), unit: 'ms', how });
  }
}
