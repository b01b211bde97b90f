import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type BundleReport, MAX_GZIP_BYTES, MAX_STARTUP_MS, reportBundle } from './deploy/bundle-report.ts';
import { placeholders } from './deploy/placeholders.ts';
import { addValidationRoutes, VALIDATION_PATTERNS, zonesOf } from './deploy/validation-routes.ts';
import { ensureBuilt } from './local/build.ts';
import { CommandError, runCommand } from './local/run-command.ts';
import { secretNames } from './local/secrets.ts';
import { EDGE_CONFIG, PLATFORM_CONFIG } from './local/worker-options.ts';
import { wrangler, wranglerOnTerminal } from './local/wrangler.ts';

const DATABASE = 'marquee';
// The edge is bound to the platform, so the platform goes first; the schema goes before both.
const WORKERS = [
  { name: 'platform', config: PLATFORM_CONFIG },
  { name: 'edge', config: EDGE_CONFIG },
];

/**
 * `npm run deploy`: builds, checks what Cloudflare would refuse, applies migrations, uploads. Nothing is sent
 * before every check has passed. `--dry-run` stops there; `--paid` allows the paid plan's bundle size.
 */
async function deploy() {
  const { dryRun, plan } = readOptions();
  printLine('Building both Workers …');
  await ensureBuilt({ quiet: true });
  for (const { name, config } of WORKERS) printLine(checkedReport(name, await reportBundle(config), plan));
  const unset = await placeholders([PLATFORM_CONFIG, EDGE_CONFIG]);
  if (dryRun) return printLine(`${[...unset, ...plannedSteps()].join('\n')}\nDry run: nothing was sent.`);
  if (unset.length > 0)
    throw new CommandError(`${unset.join('\n')}\ndocs/operating.md explains how to fill them in.`);
  await requireSecrets();
  wranglerOnTerminal(['d1', 'migrations', 'apply', DATABASE, '--remote', '-c', PLATFORM_CONFIG]);
  for (const { config } of WORKERS) wranglerOnTerminal(['deploy', '-c', config]);
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_API_BASE_URL: api } = process.env;
  for (const zone of await zones()) {
    for (const line of await addValidationRoutes(zone, { token, api })) printLine(line);
  }
}

async function zones(): Promise<string[]> {
  const { unstable_readConfig: readConfig } = await import('wrangler');
  return zonesOf(readConfig({ config: EDGE_CONFIG }).routes ?? []);
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, paid: { type: 'boolean' } } });
    return { dryRun: values['dry-run'] === true, plan: values.paid ? ('paid' as const) : ('free' as const) };
  } catch {
    throw new CommandError(USAGE);
  }
}

function checkedReport(name: string, report: BundleReport, plan: keyof typeof MAX_GZIP_BYTES): string {
  const { bytes, gzipBytes, startupMs } = report;
  if (gzipBytes > MAX_GZIP_BYTES[plan]) {
    throw new CommandError(
      `The ${name} Worker has ${kilobytes(gzipBytes)}; the ${plan} plan takes ${kilobytes(MAX_GZIP_BYTES[plan])}.`,
    );
  }
  if (startupMs > MAX_STARTUP_MS) {
    throw new CommandError(
      `The ${name} Worker takes ${Math.round(startupMs)} ms to start; ${MAX_STARTUP_MS} are allowed.`,
    );
  }
  const size = `${kilobytes(bytes)}, ${kilobytes(gzipBytes)} gzip of ${kilobytes(MAX_GZIP_BYTES[plan])}`;
  return `${name.padEnd(9)} ${size} · starts in ${Math.round(startupMs)} ms of ${MAX_STARTUP_MS}`;
}

function plannedSteps(): string[] {
  return [
    'Would check the secrets, then run:',
    `  wrangler d1 migrations apply ${DATABASE} --remote -c workers/platform/wrangler.toml`,
    '  wrangler deploy -c workers/platform/wrangler.toml',
    '  wrangler deploy -c wrangler.toml',
    `and, in a zone whose every request goes to the edge, add routes without a Worker: ${VALIDATION_PATTERNS.join(', ')}`,
  ];
}

async function requireSecrets() {
  const listing = await wrangler(['secret', 'list', '--format', 'json', '-c', PLATFORM_CONFIG]).catch(
    () => '[]',
  );
  const present = v
    .parse(v.array(v.object({ name: v.string() })), JSON.parse(listing))
    .map(({ name }) => name);
  const missing = (await secretNames()).filter((name) => !present.includes(name));
  if (missing.length === 0) return;
  const commands = missing.map(
    (name) => `  npx wrangler secret put ${name} -c workers/platform/wrangler.toml`,
  );
  throw new CommandError(
    `Secrets are missing (or wrangler is not logged in). Set them first:\n${commands.join('\n')}`,
  );
}

const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1024)} KB`;
const printLine = (text: string) => void process.stdout.write(`${text}\n`);

const USAGE = 'Usage: npm run deploy [-- --dry-run] [-- --paid]';
const HELP = `${USAGE}
Builds both Workers, checks sizes, ids and secrets, applies migrations, then uploads. --dry-run stops before anything is sent;
--paid allows the paid plan's bundle size. docs/operating.md, section 4, has what comes before the first one.
Example: npm run deploy -- --dry-run`;

runCommand({ main: deploy, help: HELP });
