import { loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { VITALS_BUDGETS } from '#tests/budgets/vitals-budgets.ts';
import type { CloudflareProxy } from './cloudflare-proxy.ts';
import { PAGES } from './pages.ts';
import type { BenchOptions, Report } from './report.ts';
import { floorPageOf } from './vitals/floor-page.ts';
import { navigateToTitle } from './vitals/navigate.ts';
import { CPU_SLOWDOWN, openPhone, PHONE, SLOW_4G } from './vitals/phone.ts';
import { type PageSample, reportNavigations, reportPage } from './vitals/report-page.ts';
import { measureScripts } from './vitals/script-bytes.ts';
import { describeFirstPaint, describeNavigation } from './vitals/typical-waterfall.ts';
import { addForServiceWorker, requireLogged, type Visit, visit } from './vitals/visit.ts';

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
  print(`Processes that run or wait on this machine: ${loadavg()[0]?.toFixed(1)}`);
  const samples: PageSample[] = PAGES.flatMap(({ vitals, ...page }) =>
    vitals && page.name.includes(pageName)
      ? [{ ...page, jsLimit: VITALS_BUDGETS.js[vitals], navigations: [], visits: [] }]
      : [],
  );
  const homes = samples.filter(({ path }) => path === '/');
  // A browser starts its processes with its first page.
  for (const sample of samples.slice(0, 1)) await visitPage(browser, proxy, sample);
  for (let run = 0; run < runs; run += 1) {
    for (const sample of samples) sample.visits.push(await visitPage(browser, proxy, sample));
    for (const home of homes) home.navigations.push(await navigateToTitle(browser, addressOf(home, proxy)));
  }
  for (const sample of samples) {
    reportPage(sample, await measureScripts(proxy.port, sample), report);
    if (withWaterfall) print(describeFirstPaint(sample));
  }
  for (const home of homes) {
    reportNavigations(home, report);
    if (withWaterfall) print(describeNavigation(home));
    await reportWide(browser, proxy, home, report);
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

const addressOf = ({ hostname, path }: PageSample, { port }: CloudflareProxy) =>
  `http://${hostname}:${port}${path}`;

async function visitTwice(browser: Browser, proxy: CloudflareProxy, url: string, options = {}) {
  const context = await openPhone(browser, options);
  const logged = async (): Promise<Visit> => {
    proxy.takeRequests();
    const result = await visit(context, url);
    const received = proxy.takeRequests();
    addForServiceWorker(result, received);
    requireLogged(result, received);
    return result;
  };
  const [first, second] = [await logged(), await logged()];
  await context.close();
  return { first, second };
}

/** What moves on a home where its sliders and rows have the most room. */
async function reportWide(browser: Browser, proxy: CloudflareProxy, home: PageSample, report: Report) {
  const { first } = await visitTwice(browser, proxy, addressOf(home, proxy), WIDE);
  const how = 'at 1440 px, one visit';
  report({ what: `${home.name}, wide: CLS`, value: first.cls, unit: '', limit: VITALS_BUDGETS.cls, how });
}
