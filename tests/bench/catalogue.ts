import { migrate } from '#cli/local/migrate.ts';
import { openPlatform } from '#cli/local/site.ts';
import { makeCalls } from './catalogue-calls.ts';
import { ACCOUNT, fillCatalogue, makeTitles, TITLES } from './catalogue-data.ts';
import { fillPlays, measureViewerRows } from './catalogue-viewers.ts';
import { openPlatformOn } from './platform-calls.ts';
import { median, percentile, type Report } from './report.ts';

const LIMIT_MS = 50;
const HOW = `${TITLES.toLocaleString('en')} titles in one account; a call's statements, by D1's own meta.duration`;

/** What D1 spends on a search and on a list, in an account with a hundred thousand titles. */
export async function benchCatalogue(report: Report) {
  const site = await openPlatform({ quiet: true, onLog: () => undefined });
  try {
    await migrate(site.bindings.db);
    const startedMs = performance.now();
    const titles = makeTitles();
    await fillCatalogue(site.bindings.db, titles);
    const fillMs = (performance.now() - startedMs) / TITLES;
    report({
      what: 'catalogue: writing a title',
      value: fillMs,
      unit: 'ms',
      how: 'with search and list indices, by thousands',
    });
    await fillPlays(site.bindings.db);
    const sendCall = openPlatformOn(site.bindings, ACCOUNT);
    for (const [kind, kindCalls] of Object.entries(makeCalls(titles))) {
      const times: number[] = [];
      // The first call of a kind finds an empty page cache in SQLite; it is repeated with the others.
      for (const catalogueCall of [...kindCalls.slice(0, 1), ...kindCalls])
        times.push(await sendCall(catalogueCall));
      reportKind(report, kind, times.slice(1));
    }
    reportKind(report, "rows: a viewer's own", await measureViewerRows(site.bindings.db, titles));
  } finally {
    await site.close();
  }
}

function reportKind(report: Report, kind: string, times: number[]) {
  const how = `${times.length} calls; ${HOW}`;
  report({ what: `${kind}, p50`, value: median(times), unit: 'ms', how });
  report({ what: `${kind}, p95`, value: percentile(times, 0.95), unit: 'ms', limit: LIMIT_MS, how });
}
