import type { Browser } from '@playwright/test';
import { VITALS_BUDGETS } from '#tests/budgets/vitals-budgets.ts';
import type { CloudflareProxy } from './cloudflare-proxy.ts';
import { PAGES } from './pages.ts';
import type { BenchOptions, Report } from './report.ts';
import { floorPageOf } from './vitals/floor-page.ts';
import { CPU_SLOWDOWN, openPhone, PHONE, SLOW_4G } from './vitals/phone.ts';
import { type PageSample, reportPage } from './vitals/report-page.ts';
import { measureScripts } from './vitals/script-bytes.ts';
import { requireLogged, type Visit, visit } from './vitals/visit.ts';
import { waterfall } from './vitals/waterfall.ts';

const WIDE = {
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  isMobile: false,
  hasTouch: false,
};

const HOW =
  `Chromium as a phone of ${PHONE.viewport.width} px, ${CPU_SLOWDOWN}x slower CPU, slow 4G (${SLOW_4G.latency} ms to each first ` +
  'byte, 1475 kbit/s), HTTP/1.1, brotli, fresh page cache; until nothing happens for 2 s';

/**
 * What a phone on slow 4G sees of each page, beside a page of the same content without scripts. The pages
 * alternate, so that whatever else the machine does meets all of them.
 */
export async function benchVitals(
  browser: Browser,
  proxy: CloudflareProxy,
  report: Report,
  { runs, pageName, withWaterfall, print }: BenchOptions,
) {
  print(`${HOW}; medians of ${runs}`);
  const samples: PageSample[] = PAGES.flatMap(({ vitals, ...page }) =>
    vitals && page.name.includes(pageName)
      ? [{ ...page, jsLimit: VITALS_BUDGETS.js[vitals], visits: [] }]
      : [],
  );
  // A browser starts its processes with its first page.
  for (const sample of samples.slice(0, 1)) await visitPage(browser, proxy, sample);
  for (let run = 0; run < runs; run += 1) {
    for (const sample of samples) sample.visits.push(await visitPage(browser, proxy, sample));
  }
  for (const sample of samples) {
    reportPage(sample, await measureScripts(proxy.port, sample), report);
    if (withWaterfall) print(`${waterfall(typicalVisit(sample))}\n`);
  }
  for (const sample of samples.filter(({ path }) => path === '/')) {
    await reportWide(browser, proxy, sample, report);
  }
}

/** First and second visit of the floor and of the page. */
async function visitPage(browser: Browser, proxy: CloudflareProxy, { hostname, path }: PageSample) {
  const origin = `http://${hostname}:${proxy.port}`;
  const floorPath = `/__floor${path}`;
  // Made anew each time: rows and banners change. It also makes the site's own page cache fresh.
  proxy.addPage(floorPath, await floorPageOf(browser, origin + path));
  const floor = await visitTwice(browser, proxy, origin + floorPath);
  const page = await visitTwice(browser, proxy, origin + path);
  return { floor: floor.first, floorSecond: floor.second, first: page.first, second: page.second };
}

async function visitTwice(browser: Browser, proxy: CloudflareProxy, url: string, options = {}) {
  const context = await openPhone(browser, options);
  const logged = async (): Promise<Visit> => {
    proxy.takeRequests();
    const result = await visit(context, url);
    requireLogged(result, proxy.takeRequests());
    return result;
  };
  const [first, second] = [await logged(), await logged()];
  await context.close();
  return { first, second };
}

/** The visit whose first paint is the median's. */
function typicalVisit({ visits }: PageSample): Visit {
  const sorted = visits.map(({ first }) => first).sort((a, b) => a.fcp - b.fcp);
  const typical = sorted[Math.floor(sorted.length / 2)];
  if (!typical) throw new Error('There was no visit');
  return typical;
}

/** What moves on a home where its sliders and rows have the most room. */
async function reportWide(
  browser: Browser,
  proxy: CloudflareProxy,
  { name, hostname, path }: PageSample,
  report: Report,
) {
  const { first } = await visitTwice(browser, proxy, `http://${hostname}:${proxy.port}${path}`, WIDE);
  const how = 'at 1440 px, one visit';
  report({ what: `${name}, wide: CLS`, value: first.cls, unit: '', limit: VITALS_BUDGETS.cls, how });
}
