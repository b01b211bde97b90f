import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderOf } from '#demo/seed/brands.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { entityCalls } from '#tests/support/entities.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

// `npm run site` and `npm run tokens` against a platform that listens on this machine.

let platform: TestPlatform;
let directory: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  platform = await startPlatform();
  directory = await mkdtemp(path.join(tmpdir(), 'marquee-site-'));
  env = { ...(await remoteEnvironment(platform)), MARQUEE_WORK: path.join(directory, 'work') };
  await Promise.all(['harbor', 'staging'].map(makeBrand));
  await cp(folderOf({ slug: 'pulse' }), path.join(directory, 'pulse'), { recursive: true });
});
afterAll(() => rm(directory, { recursive: true, force: true }));

async function makeBrand(slug: string) {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const record = {
    ...{ slug, account_id: accountId, hostnames: [`www.${slug}.example`] },
    ...{ asset_host: cfDomainName, config_version: 1 },
  };
  const { status } = await platform.admin('POST', '/tenants', record);
  expect(status).toBe(201);
}

const site = (...args: string[]) => runRemote('site', args, env);
const at = (name: string) => path.join(directory, name);
async function accountOf(slug: string) {
  const { data } = (await (await platform.admin('GET', `/tenants/${slug}`)).json()) as {
    data: { account_id: string };
  };
  return data.account_id;
}
async function digestsOf(slug: string) {
  const admin = (method: string, call: string, body?: unknown) =>
    platform.admin(method, call.replace('/admin/v1', ''), body);
  return entityCalls(admin, await accountOf(slug)).digests();
}

test('a folder is checked, planned, applied, and then there is nothing to do', async () => {
  expect((await site('check', at('pulse'))).stdout).toContain('is good: 464 entities.');
  const plan = await site('plan', at('pulse'), 'harbor');
  expect(plan).toMatchObject({ code: 2, stderr: '' });
  expect(plan.stdout).toMatch(/^\+ 14 categories .*\+ 1[0-9]{2} titles .*~ 1 site/s);
  expect(await digestsOf('harbor')).toHaveLength(3);
  const applied = await site('apply', at('pulse'), 'harbor', '--prune', '--yes');
  expect(applied).toMatchObject({ code: 0, stderr: '' });
  const again = await site('plan', at('pulse'), 'harbor', '--prune');
  expect(again).toMatchObject({ code: 0, stdout: 'Nothing to do: all 464 are the same.\n' });
});

test('a fault is named by file and field, and nothing of the folder is written', async () => {
  const folder = at('broken');
  await cp(at('pulse'), folder, { recursive: true });
  const file = path.join(folder, 'titles/afrobeat-basics.json');
  const title = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...title, categories: ['lost'], colour: 'red' }));
  await writeFile(path.join(folder, 'plans.json'), '[{ "id": "x", }]');
  const before = await digestsOf('staging');
  const { code, stderr } = await site('apply', folder, 'staging', '--yes');
  expect(code).toBe(1);
  expect(stderr).toContain('titles/afrobeat-basics.json: colour: is no field here');
  expect(stderr).toMatch(/plans.json: is no JSON: .*line 1, column \d+/);
  expect(await digestsOf('staging')).toEqual(before);
  expect((await site('check', directory)).stderr).toContain("is no site's folder: it has no marquee.json");
});

test('a promotion leaves prices and gateways, and brings files; one field of one plan is named', async () => {
  await platform.bindings.media.put(`${await accountOf('harbor')}/public/logo.png`, 'a picture');
  const without = await site('promote', 'harbor', 'staging', '--yes');
  expect(without.stderr).toContain('titles/alpine-climbs.json: plans.0: there is no plan "plan-month"');
  expect(await digestsOf('staging')).toHaveLength(3);
  const promoted = await site('promote', 'harbor', 'staging', '--prices', '--yes');
  expect(promoted.stdout).toContain('1 file sent (0.0 MB).');
  const folder = at('out');
  const exported = await site('export', 'staging', folder, '--media', 'public');
  expect(exported.stdout).toContain('entities. Fetched 1 file (0.0 MB).');
  expect(await readFile(path.join(folder, 'media/public/logo.png'), 'utf8')).toBe('a picture');
  const plans = JSON.parse(await readFile(path.join(folder, 'plans.json'), 'utf8'));
  plans[0].amount_minor += 100;
  await writeFile(path.join(folder, 'plans.json'), JSON.stringify(plans));
  expect((await site('plan', folder, 'staging')).stdout).toContain(`~ plan ${plans[0].id}: amount_minor`);
  const again = await site('promote', folder, 'staging', '--yes');
  expect(again.stdout).toContain('Nothing to do');
});

test('a clone answers on its own hostname with the same site, and a token of its own may write it', async () => {
  const cloned = await site(
    'clone',
    'harbor',
    'copy',
    '--host',
    'www.copy.example',
    '--asset-host',
    'assets.copy.example',
  );
  expect(cloned).toMatchObject({ code: 0, stderr: '' });
  expect(await digestsOf('copy')).toEqual(await digestsOf('harbor'));
  const created = await runRemote(
    'tokens',
    ['create', 'copy', '--name', 'Feed', '--scope', 'catalogue:write', '--scope', 'site:write'],
    env,
  );
  const [token = ''] = created.stdout.split('\n');
  const own = { ...env, MARQUEE_ADMIN_TOKEN: token };
  expect((await runRemote('site', ['plan', at('pulse'), 'copy'], own)).stdout).toContain('Nothing to do');
  expect((await runRemote('site', ['plan', at('pulse'), 'harbor'], own)).stderr).toContain(
    'There is no brand harbor',
  );
  const list = await runRemote('tokens', ['list', 'copy'], env);
  expect(list.stdout).toMatch(/Feed +catalogue:write site:write/);
  const [, id = ''] = created.stdout.match(/end copy (\S+)/) ?? [];
  expect((await runRemote('tokens', ['end', 'copy', id], env)).code).toBe(0);
});

test('deleting needs --yes where there is no terminal', async () => {
  await rm(path.join(at('pulse'), 'vouchers.json'), { force: true });
  const { code, stderr } = await site('apply', at('pulse'), 'harbor', '--prune');
  expect(code).toBe(1);
  expect(stderr).toContain('--prune deletes, so add --yes');
});
