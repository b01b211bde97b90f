import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureBuilt } from '#cli/local/build.ts';
import { seedDemoBrands } from '#cli/local/demo.ts';
import { CommandError, runCommand } from '#cli/local/run-command.ts';
import { openSite, type SiteOptions } from '#cli/local/site.ts';
import { requireBrowsers } from '#tests/support/browsers/machine-browsers.ts';
import { benchBytes } from './bytes.ts';
import { benchCatalogue } from './catalogue.ts';
import { type CloudflareProxy, openProxy } from './cloudflare-proxy.ts';
import { benchCpu } from './cpu.ts';
import { benchEdit, benchEditKeys } from './edit.ts';
import { benchFilm } from './film.ts';
import { benchFolder } from './folder.ts';
import { benchGuide } from './guide.ts';
import { benchGuideCall } from './guide-call.ts';
import { benchImport } from './import.ts';
import { benchMemory } from './memory.ts';
import { benchPlay } from './play.ts';
import { benchRegistry } from './registry.ts';
import { type BenchOptions, createReport, machine, type Report } from './report.ts';
import { benchRoom } from './room.ts';
import { benchTenants } from './tenants.ts';
import { benchVitals } from './vitals.ts';

const REQUEST_DELAY_MS = 50;
const QUIET: SiteOptions = { quiet: true, onLog: () => undefined };

const BENCHES: Record<string, (report: Report, options: BenchOptions) => Promise<void>> = {
  bytes: (report) => onSeededSite(QUIET, (site) => benchBytes(site, report)),
  cpu: (report) => onSeededSite({ ...QUIET, direct: true }, (site) => benchCpu(site, report)),
  vitals: (report, options) => inBrowser(0, (browser, proxy) => benchVitals(browser, proxy, report, options)),
  play: (report) => inBrowser(REQUEST_DELAY_MS, (browser, proxy) => benchPlay(browser, proxy, report)),
  memory: (report) => onSeededSite({ ...QUIET, hasInspector: true }, (site) => benchMemory(site, report)),
  tenants: benchTenants,
  registry: benchRegistry,
  film: benchFilm,
  catalogue: benchCatalogue,
  import: benchImport,
  folder: benchFolder,
  edit: async (report) => {
    await onSeededSite({ ...QUIET, direct: true }, (site) => benchEdit(site, report));
    await onSeededSite(QUIET, (site) => benchEditKeys(site, report));
  },
  guide: async (report) => {
    await benchGuideCall(report);
    await onSeededSite(QUIET, (site) => benchGuide(site, report));
  },
  room: (report) => onSeededSite(QUIET, (site) => benchRoom(site, report)),
};

/**
 * `npm run bench [-- --json] [-- name …]`: DESIGN §9's table for this build on this machine. `vitals` also
 * takes `--runs 3`, `--page home` and `--waterfall`.
 */
async function bench() {
  const { values, positionals } = parseArgs({
    options: {
      json: { type: 'boolean' },
      page: { type: 'string', default: '' },
      runs: { type: 'string', default: '5' },
      waterfall: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !BENCHES[name]);
  if (unknown)
    throw new CommandError(
      `There is no benchmark "${unknown}"; there are ${Object.keys(BENCHES).join(', ')}.`,
    );
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new CommandError('--runs takes a number from 1.');
  await ensureBuilt({ quiet: true });
  const { report, over } = createReport(values.json === true);
  const print = (text: string) => (values.json ? true : process.stdout.write(`${text}\n`));
  print(machine());
  const names = positionals.length > 0 ? positionals : Object.keys(BENCHES);
  const options = { runs, print, pageName: values.page, withWaterfall: values.waterfall };
  for (const name of names) await BENCHES[name]?.(report, options);
  const verdict = over.map(
    ({ what, value, limit, unit }) => `  ${what}: ${value.toPrecision(3)} of ${limit} ${unit}`,
  );
  print(over.length === 0 ? '\nEvery budget holds.' : `\nOver budget:\n${verdict.join('\n')}`);
}

async function onSeededSite(
  options: SiteOptions,
  measure: (site: Awaited<ReturnType<typeof openSite>>) => Promise<void>,
) {
  const site = await openSite(options);
  try {
    await seedDemoBrands(site.bindings, site.port);
    await measure(site);
  } finally {
    await site.close();
  }
}

/**
 * A browser before a site that is seeded with the proxy's port, so that pictures and films come through it
 * too.
 */
async function inBrowser(
  delayMs: number,
  measure: (browser: Awaited<ReturnType<typeof chromium.launch>>, proxy: CloudflareProxy) => Promise<void>,
) {
  const proxy = await openProxy({ delayMs });
  const site = await openSite(QUIET);
  const browser = await chromium.launch({
    executablePath: requireBrowsers().full,
    args: ['--autoplay-policy=no-user-gesture-required', '--disable-dev-shm-usage'],
  });
  try {
    await seedDemoBrands(site.bindings, proxy.port);
    proxy.setTarget(site.port);
    await measure(browser, proxy);
  } finally {
    await browser.close();
    proxy.close();
    await site.close();
  }
}

const HELP = `Usage: npm run bench [-- [--json] [name …]]
Measures this build on this machine: ${Object.keys(BENCHES).join(', ')}. vitals takes --runs, --page and --waterfall, too.
Example: npm run bench -- --json bytes registry`;

runCommand({ main: bench, help: HELP });
