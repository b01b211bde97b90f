import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrate } from '#cli/local/migrate.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { openPlatform } from '#cli/local/site.ts';

const ADMIN_TOKEN = 'bench';

/** The brand that the commands write to. */
export const SLUG = 'bench';

/** Prints the most memory that the command had, when it ends. */
const MEASURED = `data:text/javascript,process.on("exit",()=>process.stderr.write("maxrss "+process.resourceUsage().maxRSS))`;

/** Runs `cli/<name>.ts … --remote` in a process of its own. Throws where it does not end with 0. */
export type RunMeasured = (
  name: string,
  args: readonly string[],
) => Promise<{ seconds: number; megabytes: number }>;

/** A platform with a brand, D1 on disk, for commands to be measured against; and a folder that goes with it. */
export async function withBenchBrand(
  use: (run: RunMeasured, directory: string) => Promise<void>,
): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'marquee-bench-'));
  const platform = await openPlatform({
    quiet: true,
    onLog: () => undefined,
    persistTo: path.join(directory, 'state'),
    bindings: { platform: { ADMIN_TOKEN } },
  });
  try {
    await migrate(platform.bindings.db);
    await makeBrand(platform);
    const { port } = await platform.miniflare.ready;
    const env = { ...process.env, MARQUEE_API: `http://127.0.0.1:${port}`, MARQUEE_ADMIN_TOKEN: ADMIN_TOKEN };
    await use((name, args) => runMeasured(name, args, env), directory);
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

function runMeasured(name: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  return new Promise<{ seconds: number; megabytes: number }>((resolve, reject) => {
    const startedMs = performance.now();
    const command = ['--import', MEASURED, '--import', 'tsx', `cli/${name}.ts`, ...args, '--remote'];
    const child = spawn(process.execPath, command, { cwd: ROOT_DIR, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('close', (code) => {
      const kilobytes = Number(output.match(/maxrss (\d+)/)?.[1]);
      if (code !== 0 || Number.isNaN(kilobytes)) reject(new Error(`${name} ended with ${code}:\n${output}`));
      else resolve({ seconds: (performance.now() - startedMs) / 1000, megabytes: kilobytes / 1000 });
    });
  });
}
