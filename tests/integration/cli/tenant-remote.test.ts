import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { insertViewer } from '#tests/support/members.ts';
import { accounts } from '#workers/platform/storage/schema/account.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

// `tenant … --remote` against a platform that listens on this machine. A wrangler in the path notes that it was run.

let platform: TestPlatform;
let directory: string;
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  platform = await startPlatform();
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-wrangler-'));
  const wrangler = path.join(directory, 'wrangler');
  await writeFile(wrangler, `#!/bin/sh\necho "$@" >> ${directory}/log\n`);
  await chmod(wrangler, 0o755);
  await writeFile(path.join(directory, 'log'), '');
  environment = { ...(await remoteEnvironment(platform)), PATH: `${directory}:${process.env.PATH}` };
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const tenant = (args: readonly string[], env = environment) => runRemote('tenant', args, env);

const newSlug = () => `r${randomBytes(5).toString('hex')}`;
const kv = (key: string) => platform.bindings.tenants.get(key, 'json');

test('brands are created, listed, shown and removed by the operator API alone', async () => {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const slug = newSlug();
  const host = `www.${slug}.example`;
  const created = await tenant(['create', slug, '--host', host, '--account', accountId]);
  expect(created.stderr).toBe('');
  expect(created.stdout).toContain(`${slug} answers on ${host}`);
  const record = {
    slug,
    account_id: accountId,
    hostnames: [host],
    asset_host: cfDomainName,
    config_version: 1,
  };
  expect(await kv(`host/${host}`)).toEqual(record);
  expect((await tenant(['list'])).stdout).toMatch(new RegExp(`${slug} +${accountId} +on the air +www`));
  expect((await tenant(['suspend', slug, '--reason', 'Unpaid'])).stdout).toContain('off the air');
  expect((await tenant(['list'])).stdout).toMatch(new RegExp(`${slug} +${accountId} +suspended 20`));
  expect(JSON.parse((await tenant(['show', slug])).stdout)).toMatchObject({
    suspended: { reason: 'Unpaid' },
  });
  expect((await tenant(['resume', slug])).stdout).toContain('on the air again');
  record.config_version = 3;
  expect(JSON.parse((await tenant(['show', slug])).stdout)).toEqual(record);
  expect((await tenant(['delete', slug])).stderr).toContain(`Nothing was deleted: add --yes ${slug}.`);
  expect((await tenant(['delete', slug, '--yes', slug])).stdout).toMatch(/erased on 20\d\d-\d\d-\d\d/);
  expect(await kv(`host/${host}`)).toBeNull();
  const deleted = new RegExp(`${slug} +${accountId} +deleted, erased on 20`);
  expect((await tenant(['list'])).stdout).toMatch(deleted);
  expect((await tenant(['undelete', slug])).stdout).toContain(`${slug} is back on ${host}`);
  expect(await kv(`host/${host}`)).toMatchObject({ slug, config_version: 5 });
  expect((await tenant(['erasures'])).stdout).toContain('Nothing was erased');
  expect((await tenant(['remove', slug])).code).toBe(0);
  expect(await kv(`host/${host}`)).toBeNull();
  expect((await tenant(['show', slug])).stderr).toMatch(`There is no brand ${slug} on Cloudflare.`);
  expect(await readFile(path.join(directory, 'log'), 'utf8')).toBe('');
});

test.each([
  ['a hostname of another brand', ['--host', 'www.taken.example'], /belongs to the brand/],
  ['an unknown account', ['--host', 'a.example', '--account', 'acc_nowhere'], /There is no account/],
  ['no account id', ['--host', 'a.example', '--account', "x' OR '1'='1"], /must be letters, digits/],
  ['an IP literal', ['--host', '127.0.0.1'], /--host 127\.0\.0\.1/],
  ['plain http', ['--host', 'a.example', '--content', 'http://content.example'], /--content/],
  [
    'a public suffix',
    ['--host', 'co.uk', '--asset-host', 'files.harbor.example'],
    /co\.uk is a public suffix/,
  ],
])(
  'creating a brand with %s prints one line, exits with 1 and writes nothing',
  async (_, options, reason) => {
    const { accountId, cfDomainName } = await platform.makeAccount();
    const taken = { slug: newSlug(), account_id: accountId, hostnames: ['www.taken.example'] };
    await platform.admin('POST', '/tenants', { ...taken, asset_host: cfDomainName, config_version: 1 });
    const { code, stderr } = await tenant(['create', 'harbor', ...options]);
    expect(stderr).toMatch(reason);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(code).toBe(1);
    expect(await kv('brand/harbor')).toBeNull();
    const made = await platform.db.select().from(accounts).where(like(accounts.accountId, 'acc_harbor%'));
    expect(made).toEqual([]);
  },
);

test.each([{ MARQUEE_API: '' }, { MARQUEE_API: 'http://api.example' }, { MARQUEE_ADMIN_TOKEN: '' }])(
  'without an address or a token (%o) the command prints what to set',
  async (missing) => {
    const { code, stderr } = await tenant(['list'], { ...environment, ...missing });
    expect(code).toBe(1);
    expect(stderr).toMatch(/^Set MARQUEE_API .* and MARQUEE_ADMIN_TOKEN/);
  },
);

test('project writes KV anew and adopts the brands that only KV has', async () => {
  const slug = newSlug();
  const hostname = `${slug}.example`;
  const { accountId, cfDomainName } = await platform.makeAccount();
  const record = {
    slug,
    account_id: accountId,
    hostnames: [hostname],
    asset_host: cfDomainName,
    config_version: 3,
  };
  await platform.bindings.tenants.put(`host/${hostname}`, JSON.stringify(record));
  expect((await tenant(['show', slug])).code).toBe(1);
  const { stdout, stderr } = await tenant(['project']);
  expect(stderr).toBe('');
  expect(stdout).toContain(`Only KV had, and D1 has now: ${slug}.`);
  expect(JSON.parse((await tenant(['show', slug])).stdout)).toEqual(record);
  expect(await kv(`brand/${slug}`)).toEqual(record);
});

test('a name of another script is shown as it was typed', async () => {
  const { accountId } = await platform.makeAccount();
  const slug = newSlug();
  const made = await tenant(['create', slug, '--host', `München.${slug}.example`, '--account', accountId]);
  const shown = `münchen.${slug}.example (xn--mnchen-3ya.${slug}.example)`;
  expect(made.stdout).toContain(shown);
  expect((await tenant(['list', '--after', slug.slice(0, -1)])).stdout).toContain(shown);
  expect(JSON.parse((await tenant(['show', slug])).stdout)).toMatchObject({ hostnames_as_typed: [shown] });
});

test('help explains a command with an example, and needs no platform', async () => {
  const { code, stdout } = await tenant(['create', '--help'], { ...environment, MARQUEE_API: '' });
  expect(code).toBe(0);
  expect(stdout).toMatch(
    /^Usage: npm run tenant -- create <slug>[\s\S]*Example: npm run tenant -- create harbor/,
  );
});

test('an owner is invited with the brand, and a colleague after it', async () => {
  const slug = newSlug();
  const made = await tenant([
    'create',
    slug,
    '--host',
    `www.${slug}.example`,
    '--owner',
    'ann@harbor.example',
    '--asset-host',
    `files.${slug}.example`,
  ]);
  expect([made.code, made.stderr]).toEqual([0, '']);
  const { account_id } = JSON.parse((await tenant(['show', slug])).stdout);
  const rolesOf = async () =>
    (await platform.db.select().from(users).where(eq(users.accountId, account_id))).map((user) => [
      ...[user.emailKey, user.roles],
    ]);
  expect(made.stdout).toContain('ann@harbor.example owns it, and is invited by mail.');
  expect(await rolesOf()).toEqual([['ann@harbor.example', ['own']]]);
  const staff = ['staff', slug, 'bob@harbor.example', '--roles', 'edit'];
  expect((await tenant(staff)).stderr).toMatch(/Nobody has signed up with this address/);
  expect((await tenant([...staff, '--invite'])).stdout).toMatch(/may edit at .*An invitation is on its way/);
  expect((await rolesOf()).sort()).toEqual([
    ['ann@harbor.example', ['own']],
    ['bob@harbor.example', ['edit']],
  ]);
});

test('a slug that is used again gets an account without the staff and viewers of the last one', async () => {
  const slug = newSlug();
  const accountOf = async (host: string) => {
    const options = ['--host', host, '--asset-host', `files-${host}`];
    expect((await tenant(['create', slug, ...options])).code).toBe(0);
    return JSON.parse((await tenant(['show', slug])).stdout).account_id as string;
  };
  const first = await accountOf(`a.${slug}.example`);
  const viewer = { account: first, name: 'Ann', email: 'ann@harbor.example', hash: 'none' };
  await insertViewer(platform.bindings.db, viewer);
  const staff = { email_id: viewer.email, is_staff: true };
  expect((await platform.admin('PUT', `/accounts/${first}/staff`, staff)).status).toBe(200);
  await tenant(['remove', slug]);
  const second = await accountOf(`b.${slug}.example`);
  expect(second).not.toBe(first);
  expect((await platform.admin('PUT', `/accounts/${second}/staff`, staff)).status).toBe(404);
});

test('roles are given to a person by the address, and taken back', async () => {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const slug = newSlug();
  await tenant([
    'create',
    slug,
    '--host',
    `${slug}.example`,
    '--account',
    accountId,
    '--asset-host',
    cfDomainName,
  ]);
  const viewer = { account: accountId, name: 'Ann', email: 'ann@harbor.example', hash: 'none' };
  const userId = await insertViewer(platform.bindings.db, { ...viewer, isVerified: true });
  const rolesOf = async () => {
    const [row] = await platform.db.select().from(users).where(eq(users.id, userId));
    return row?.roles;
  };
  const given = await tenant(['staff', slug, viewer.email, '--roles', 'publish,edit']);
  expect(given.stdout).toContain(`${viewer.email} may publish, edit at ${slug}.`);
  expect(await rolesOf()).toEqual(['edit', 'publish']);
  const unknown = await tenant(['staff', slug, 'bob@harbor.example', '--roles', 'edit']);
  expect([unknown.code, unknown.stderr]).toEqual([1, expect.stringContaining('Nobody has signed up')]);
  expect((await tenant(['staff', slug, viewer.email, '--roles', 'none'])).stdout).toContain('no role');
  expect(await rolesOf()).toEqual([]);
});
