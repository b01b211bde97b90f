import { KB } from '#tests/budgets/page-bytes.ts';
import { VITALS_BUDGETS } from '#tests/budgets/vitals-budgets.ts';
import { median, type Report } from '../report.ts';
import type { Kind } from './network-log.ts';
import type { Visit } from './visit.ts';

export interface PageSample {
  name: string;
  hostname: string;
  path: string;
  /** KB. */
  jsLimit: number;
  visits: { floor: Visit; floorSecond: Visit; first: Visit; second: Visit }[];
}

type Metric = 'fcp' | 'lcp' | 'tbt' | 'cls';

/** The medians of a page's visits, against its floor and the budgets. */
export function reportPage({ name, visits, jsLimit }: PageSample, scriptBytes: number, report: Report) {
  const of = (which: keyof PageSample['visits'][number], metric: Metric) =>
    median(visits.map((each) => each[which][metric]));
  const { fcp, lcp, tbt, cls, requests } = VITALS_BUDGETS;
  const paint = (what: string, value: number, floor: number, limit?: number) =>
    report({
      what: `${name}: ${what}`,
      value,
      unit: 'ms',
      ...(limit === undefined ? {} : { limit: Math.round(limit) }),
      how: `${(value / floor).toFixed(2)}× its floor of ${floor.toFixed(0)} ms`,
    });
  const [floorFcp, floorLcp] = [of('floor', 'fcp'), of('floor', 'lcp')];
  paint('FCP', of('first', 'fcp'), floorFcp, Math.min(fcp.ms, floorFcp * fcp.timesFloor));
  paint('LCP', of('first', 'lcp'), floorLcp, floorLcp * lcp.timesFloor);
  report({ what: `${name}: TBT`, value: of('first', 'tbt'), unit: 'ms', limit: tbt, how: 'until idle' });
  report({ what: `${name}: CLS`, value: of('first', 'cls'), unit: '', limit: cls, how: 'until idle' });
  const firsts = visits.map(({ first }) => first);
  report({
    what: `${name}: requests`,
    value: median(firsts.map(({ requests }) => sentOf(requests).length)),
    unit: '',
    limit: requests,
    how: `until idle${firsts.every(({ isIdle }) => isIdle) ? '' : ', WHICH IT NEVER WAS'}`,
  });
  report({
    what: `${name}: JS, brotli`,
    value: scriptBytes / KB,
    unit: 'KB',
    limit: jsLimit,
    how: 'of every script until idle, at brotli’s best',
  });
  reportBytes(`${name}: bytes`, firsts, report);
  paint('second FCP', of('second', 'fcp'), of('floorSecond', 'fcp'), VITALS_BUDGETS.secondVisitFcp);
  paint('second LCP', of('second', 'lcp'), of('floorSecond', 'lcp'));
  const seconds = visits.map(({ second }) => second);
  report({
    what: `${name}: second TBT`,
    value: of('second', 'tbt'),
    unit: 'ms',
    limit: tbt,
    how: `${median(seconds.map(({ requests }) => sentOf(requests).length))} requests`,
  });
  reportBytes(`${name}: second bytes`, seconds, report);
}

const sentOf = (requests: Visit['requests']) => requests.filter(({ isFromCache }) => !isFromCache);

function reportBytes(what: string, visits: Visit[], report: Report) {
  const kinds = new Map<Kind, number>();
  for (const { kind, bytes } of visits.flatMap(({ requests }) => sentOf(requests))) {
    kinds.set(kind, (kinds.get(kind) ?? 0) + bytes / visits.length / KB);
  }
  const total = [...kinds.values()].reduce((sum, bytes) => sum + bytes, 0);
  const byKind = [...kinds].map(([kind, bytes]) => `${kind} ${bytes.toFixed(1)}`).join(', ');
  report({ what, value: total, unit: 'KB', how: `on the wire until idle: ${byKind}` });
}
