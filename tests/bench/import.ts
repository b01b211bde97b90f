import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toCsvLine } from '#cli/catalogue/csv/write-csv.ts';
import { migrate } from '#cli/local/migrate.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { openPlatform } from '#cli/local/site.ts';
import { makeTitles } from './catalogue-data.ts';
import type { Report } from './report.ts';

/** All of them take some minutes: IMPORT_TITLES=100000 measures what is extrapolated otherwise. */
const TITLES = Number(process.env.IMPORT_TITLES ?? 10_000);
const MANY = 100_000;
const LIMIT_MINUTES = 30;
const LIMIT_MB = 300;
const ADMIN_TOKEN = 'bench';
const SLUG = 'bench';

/** Prints the most memory that the command had, when it ends. */
const MEASURED = `data:text/javascript,process.on("exit",()=>process.stderr.write("maxrss "+process.resourceUsage().maxRSS))`;

/** A catalogue by CSV through the operator's API, then the same again. */
export async function benchImport(report: Report) {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-bench-import-'));
  const platform = await openPlatform({
    quiet: true,
    onLog: () => undefined,
    persistTo: path.join(directory, 'state'),
    bindings: { platform: { ADMIN_TOKEN } },
  });
  try {
    await migrate(platform.bindings.db);
    await makeBrand(platform);
    const file = path.join(directory, 'titles.csv');
    await writeTitles(file);
    const { port } = await platform.miniflare.ready;
    const env = { ...process.env, MARQUEE_API: `http://127.0.0.1:${port}`, MARQUEE_ADMIN_TOKEN: ADMIN_TOKEN };
    for (const what of ['import', 'import again']) {
      const { seconds, megabytes } = await runImport(file, env);
      const how = `${TITLES.toLocaleString('en')} titles by CSV, requests of 200, D1 on disk`;
      report({ what: `${what}: a title`, value: (seconds / TITLES) * 1000, unit: 'ms', how });
      report({
        what: `${what}: ${MANY.toLocaleString('en')} titles`,
        value: (seconds / TITLES) * (MANY / 60),
        unit: 'min',
        limit: LIMIT_MINUTES,
        how: TITLES === MANY ? how : `extrapolated from ${how}`,
      });
      report({
        what: `${what}: memory`,
        value: megabytes,
        unit: 'MB',
        limit: LIMIT_MB,
        how: `the command's most; ${how}`,
      });
    }
  } finally {
    await platform.close();
    await rm(directory, { recursive: true, force: true });
  }
}

async function makeBrand(platform: Awaited<ReturnType<typeof openPlatform>>) {
  const admin = async (method: string, call: string, body: unknown) => {
    const response = await platform.fetch('platform.localhost', `/admin/v1${call}`, {
      method,
      headers: { authorization: `Bearer ${ADMIN_TOKEN}` },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${method} ${call}: ${response.status} ${await response.text()}`);
  };
  const account = { title: 'Bench', asset_host: 'bench.assets.localhost' };
  await admin('PUT', '/accounts/acc_bench', account);
  await admin('POST', '/tenants', {
    slug: SLUG,
    account_id: 'acc_bench',
    hostnames: ['www.bench.example'],
    asset_host: account.asset_host,
    config_version: 1,
  });
}

async function writeTitles(file: string) {
  const header = [
    'id',
    'title.en',
    'title.es',
    'description',
    'category',
    'genre',
    'cast',
    'released',
    'stream url',
  ];
  function* lines() {
    yield toCsvLine(header);
    for (const title of makeTitles().slice(0, TITLES))
      yield toCsvLine([
        title.id,
        title.en,
        title.es,
        title.about,
        title.categories.join('|'),
        title.genres.join('|'),
        title.artists.join('|'),
        new Date(title.created).toISOString(),
        `https://cdn.example/${title.id}/master.m3u8`,
      ]);
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

function runImport(file: string, env: NodeJS.ProcessEnv) {
  return new Promise<{ seconds: number; megabytes: number }>((resolve, reject) => {
    const startedMs = performance.now();
    const options = ['--import', MEASURED, '--import', 'tsx', 'cli/catalogue.ts'];
    const command = [...options, 'import', file, SLUG, '--publish', '--remote'];
    const child = spawn(process.execPath, command, { cwd: ROOT_DIR, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      const kilobytes = Number(output.match(/maxrss (\d+)/)?.[1]);
      if (code !== 0 || Number.isNaN(kilobytes))
        reject(new Error(`The import ended with ${code}:\n${output}`));
      else resolve({ seconds: (performance.now() - startedMs) / 1000, megabytes: kilobytes / 1000 });
    });
  });
}
