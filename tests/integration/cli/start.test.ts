import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loopbackRequest } from '#cli/local/loopback-request.ts';
import { freePort } from '#cli/local/port.ts';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { localSecrets } from '#cli/local/secrets.ts';
import { copyOfState, emptyState } from '#tests/support/prepared-state.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { runHere, runProcess } from './run-cli.ts';

// The operator's commands over one stored state, in this order: what serves it, and what first writes to it, as processes of their own.

const START_MS = 120_000;
const NEW_BRAND_MS = 10_000;

let state: string;
let port: number;
let site: ChildProcess;
/** Pages that a client got who requested them from the very beginning. */
let earlyPages: string[];

beforeAll(async () => {
  // The demo brands of another port and other secrets, which are seeded anew in a third of the time.
  state = await (IS_TEST_ALL ? emptyState() : copyOfState('seeded'));
  port = await freePort();
  const starting = start();
  const isStarted = starting.then(() => true);
  earlyPages = [];
  while (!(await Promise.race([isStarted, sleep(20, false)]))) {
    const page = await get('aurora.localhost').catch(() => null);
    if (page) earlyPages.push(page.text);
  }
  site = await starting;
}, START_MS);

afterAll(() => site.kill('SIGKILL'));

test('start answers nobody before the brands are seeded', () => {
  for (const page of earlyPages) expect(page).toContain(`//aurora.assets.localhost:${port}/`);
});

test('start seeds and serves the demo brands and an index of them', async () => {
  const aurora = await get('aurora.localhost');
  expect(aurora.status).toBe(200);
  expect(aurora.text).toContain('Aurora');
  expect(aurora.text).toContain(`//aurora.assets.localhost:${port}/`);
  expect((await get('pulse.localhost')).text).toContain('Pulse');
  expect((await get('localhost')).text).toContain(`aurora.localhost:${port}`);
  expect((await get('nobody.localhost')).status).toBe(404);
});

test.each([
  ['a malformed host', ['Host: aurora localhost']],
  ['two hosts', ['Host: aurora.localhost', 'Host: pulse.localhost']],
  ['no host', []],
])('start responds to a request with %s with 400 and a page', async (_, headers) => {
  const response = await sendRaw(headers);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toMatch(/<h1>[^<]+<\/h1>/);
});

test.each([
  'MF-Original-URL: http://pulse.localhost/',
  'MF-Route-Override: marquee-platform',
  'MF-CF-Blob: {',
])('start does not believe a request’s %s', async (header) => {
  const page = await sendRaw(['Host: aurora.localhost', header]);
  expect(page).toMatch(/^HTTP\/1\.1 200 /);
  expect(page).toContain('<title>Aurora');
});

test('start lets a live room’s WebSocket through', async () => {
  const { text } = await loopbackRequest(port, 'pulse.localhost', '/');
  const [, id = ''] = /href="\/content\/([^"/?]+)"/.exec(text) ?? [];
  const origin = `Origin: http://pulse.localhost:${port}`;
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13', key, origin];
  const response = await sendRaw([`Host: pulse.localhost:${port}`, ...upgrade], `/resources/live/${id}`);
  expect(response).toMatch(/^HTTP\/1\.1 101 /);
});

test('a brand that the command creates is served within 10 s and listed', async () => {
  expect((await get('harbor.localhost')).status).toBe(404);
  const created = await runProcess(
    'tenant',
    ['create', 'harbor', '--host', 'harbor.localhost'],
    environment(),
  );
  expect(created).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('harbor answers on harbor.localhost'),
  });
  await expect
    .poll(async () => (await get('harbor.localhost')).status, { timeout: NEW_BRAND_MS, interval: 500 })
    .toBe(200);
  expect((await tenant('list')).stdout).toMatch(/harbor +acc_harbor_\w{8} +on the air +harbor\.localhost/);
  expect(JSON.parse((await tenant('show', 'harbor')).stdout)).toMatchObject({ slug: 'harbor' });
});

test.each([
  ['a host that is taken', ['--host', 'aurora.localhost'], /belongs to the brand aurora/],
  ['an unknown account', ['--host', 'b.localhost', '--account', 'acc_nobody'], /no account acc_nobody/],
])(
  'creating a brand with %s prints one line, exits with 1 and writes nothing',
  async (_, options, reason) => {
    const before = await brands();
    const { code, stderr } = await tenant('create', 'other', ...options);
    expect(code).toBe(1);
    expect(stderr).toMatch(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await brands()).toBe(before);
  },
);

test('a second start on the same port prints one line and exits with 1', async () => {
  const { code, stderr } = await runProcess('start', [], environment());
  expect(code).toBe(1);
  expect(stderr).toMatch(new RegExp(`^Port ${port} is taken\\.`));
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('reset fails while the site runs', async () => {
  expect(await runProcess('reset', [], environment())).toMatchObject({
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
    const created = await runProcess('tenant', ['create', 'cove', '--host', 'cove.localhost'], environment());
    expect(created.code).toBe(0);
    expect((await tenant('remove', 'harbor')).code).toBe(0);
    const listed = (await tenant('list')).stdout;
    expect(listed).toMatch(/cove +acc_cove_/);
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

test(
  'start runs its runtime again when that dies, and prints the last lines of its log',
  async () => {
    const [runtime = 0] = await runtimesOf(site);
    const output = outputOf(site);
    process.kill(runtime, 'SIGKILL');
    const statuses: number[] = [];
    const isBack = async () => {
      statuses.push((await get('aurora.localhost')).status);
      return statuses.at(-1) === 200 && !(await runtimesOf(site)).includes(runtime);
    };
    await expect.poll(isBack, { timeout: START_MS }).toBe(true);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(output()).toContain('The runtime (workerd) ended with SIGKILL. Its last lines:');
    expect(output()).toContain('"route":"routes/catalogue/home"');
    expect(output()).toContain('It is started again.');
  },
  START_MS,
);

test(
  'start ends with code 1 when its runtime dies again at once',
  async () => {
    const output = outputOf(site);
    const killAgain = async () => {
      for (const runtime of await runtimesOf(site)) process.kill(runtime, 'SIGKILL');
      return site.exitCode;
    };
    await expect.poll(killAgain, { timeout: START_MS, interval: 300 }).toBe(1);
    expect(output()).toContain('so this ends here');
  },
  START_MS,
);

test(
  'no runtime outlives a start that is killed',
  async () => {
    site = await start();
    const runtimes = await runtimesOf(site);
    expect(runtimes).toHaveLength(1);
    site.kill('SIGKILL');
    await expect.poll(() => runtimes.filter(isRunning), { timeout: 10_000 }).toEqual([]);
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

/** What it writes from now on. */
function outputOf({ stdout, stderr }: ChildProcess): () => string {
  let output = '';
  for (const stream of [stdout, stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return () => output;
}

/** The process ids of its workerd. */
async function runtimesOf({ pid }: ChildProcess): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=,stat=,args=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/));
  return rows.flatMap(([own, parent, stat = '', command = '']) =>
    Number(parent) === pid && command.endsWith('workerd') && !stat.startsWith('Z') ? [Number(own)] : [],
  );
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const tenant = (...args: string[]) => runHere('tenant', args, environment());

/** The first of what the server sends to a request of these headers alone. */
async function sendRaw(headers: readonly string[], path = '/'): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, 'Accept: text/html', ...headers, '', ''].join('\r\n'));
  const [chunk] = await once(socket, 'data');
  socket.destroy();
  return String(chunk);
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
