import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { freePort } from '#cli/local/port.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { localSecrets } from '#cli/local/secrets.ts';
import { copyOfState, emptyState } from '#tests/support/prepared-state.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';

// The operator's commands as processes of their own over one stored state, in this order.

const START_MS = 120_000;
const NEW_BRAND_MS = 10_000;

let state: string;
let port: number;
let site: ChildProcess;

beforeAll(async () => {
  // The demo brands of another port and other secrets, which are seeded anew in a third of the time.
  state = await (IS_TEST_ALL ? emptyState() : copyOfState('seeded'));
  port = await freePort();
  site = await start();
}, START_MS);

afterAll(() => site.kill('SIGKILL'));

test('start seeds and serves the demo brands and an index of them', async () => {
  const aurora = await get('aurora.localhost');
  expect(aurora.status).toBe(200);
  expect(aurora.text).toContain('Aurora');
  expect(aurora.text).toContain(`//aurora.assets.localhost:${port}/`);
  expect((await get('pulse.localhost')).text).toContain('Pulse');
  expect((await get('localhost')).text).toContain(`aurora.localhost:${port}`);
  expect((await get('nobody.localhost')).status).toBe(404);
});

test('a brand that the command creates is served within 10 s and listed', async () => {
  expect((await get('harbor.localhost')).status).toBe(404);
  const created = await run('tenant', 'create', 'harbor', '--host', 'harbor.localhost');
  expect(created).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('harbor answers on harbor.localhost'),
  });
  await expect
    .poll(async () => (await get('harbor.localhost')).status, { timeout: NEW_BRAND_MS, interval: 500 })
    .toBe(200);
  expect((await run('tenant', 'list')).stdout).toMatch(/harbor +acc_harbor +harbor\.localhost/);
  expect(JSON.parse((await run('tenant', 'show', 'harbor')).stdout)).toMatchObject({ slug: 'harbor' });
});

test.each([
  ['a host that is taken', ['--host', 'aurora.localhost'], /belongs to the brand aurora/],
  ['an unknown account', ['--host', 'b.localhost', '--account', 'acc_nobody'], /no account acc_nobody/],
])(
  'creating a brand with %s prints one line, exits with 1 and writes nothing',
  async (_, options, reason) => {
    const before = await brands();
    const { code, stderr } = await run('tenant', 'create', 'other', ...options);
    expect(code).toBe(1);
    expect(stderr).toMatch(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await brands()).toBe(before);
  },
);

test('a second start on the same port prints one line and exits with 1', async () => {
  const { code, stderr } = await run('start');
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Port ${port} is taken\\.`));
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('reset fails while the site runs', async () => {
  expect(await run('reset')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`runs on port ${port}`),
  });
});

test(
  'start stops on SIGTERM with code 0 and leaves its state to the next command',
  async () => {
    site.kill('SIGTERM');
    const [code] = await once(site, 'exit');
    expect(code).toBe(0);
    expect((await run('tenant', 'create', 'cove', '--host', 'cove.localhost')).code).toBe(0);
    expect((await run('tenant', 'remove', 'harbor')).code).toBe(0);
    const listed = (await run('tenant', 'list')).stdout;
    expect(listed).toMatch(/cove +acc_cove/);
    expect(listed).not.toContain('harbor');
  },
  START_MS,
);

test(
  'start does not seed again, and serves the brands that were created in between',
  async () => {
    site = await start();
    expect((await get('cove.localhost')).status).toBe(200);
    expect((await get('harbor.localhost')).status).toBe(404);
  },
  START_MS,
);

function environment() {
  return { ...process.env, PORT: String(port), MARQUEE_STATE: state };
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'cli/start.ts'], {
    cwd: ROOT_DIR,
    env: environment(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  while (!output.includes('marquee-demo')) {
    if (child.exitCode !== null) throw new Error(`start ended with ${child.exitCode}:\n${output}`);
    await sleep(100);
  }
  return child;
}

function run(command: string, ...args: string[]) {
  return new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    const argv = ['--import', 'tsx', `cli/${command}.ts`, ...args];
    execFile(process.execPath, argv, { cwd: ROOT_DIR, env: environment() }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

/** As the command lists them, without a process. */
async function brands(): Promise<string> {
  const { ADMIN_TOKEN } = await localSecrets();
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` };
  const { status, text } = await loopbackRequest(port, 'platform.localhost', '/admin/v1/tenants', {
    headers,
  });
  expect(status).toBe(200);
  return text;
}

const get = (hostname: string) => loopbackRequest(port, hostname, '/', { headers: { accept: 'text/html' } });
