import { beforeAll, describe, expect, test } from 'vitest';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

const TARGET = 'origin.marquee.example';
const CNAME = [{ type: 'CNAME', value: TARGET }];

let platform: TestPlatform;
let env: NodeJS.ProcessEnv;

const setDns = (name: string, entry: object) =>
  platform.fetch(`http://dns.localhost/control/names/${name}`, {
    method: 'PUT',
    body: JSON.stringify(entry),
  });

async function makeBrand(slug: string, hostnames: string[]) {
  const { accountId, cfDomainName } = await platform.makeAccount();
  const record = { slug, account_id: accountId, hostnames, asset_host: cfDomainName, config_version: 1 };
  const response = await platform.admin('POST', '/tenants', record);
  expect(response.status).toBe(201);
}

beforeAll(async () => {
  // Without Cloudflare for SaaS: DNS alone decides.
  platform = await startPlatform({ withSandbox: true, vars: { CLOUDFLARE_HOSTNAMES_TOKEN: '' } });
  env = await remoteEnvironment(platform);
  await makeBrand('harbor', ['www.harbor.example', 'films.harbor.example']);
  await makeBrand('pier', ['www.pier.example']);
  await setDns('harbor.example', { records: [{ type: 'NS', value: 'ns11.domaincontrol.com' }] });
});

const run = (...args: string[]) => runRemote('domain', args, env);

describe('check', () => {
  test('no record: the record to add is printed', async () => {
    const { code, stdout } = await run('check', 'WWW.Harbor.example.');
    expect(code).toBe(1);
    expect(stdout).toMatch(
      /^www\.harbor\.example: BROKEN \(no_record\)\nThere is no record for www\.harbor\.example yet/,
    );
    expect(stdout).toMatch(/\nadd +CNAME +www +origin\.marquee\.example\n/);
    expect(stdout).toMatch(
      /\nWho mends it: the owner of the domain\.\nLook again: \d{4}-\d\d-\d\d \d\d:\d\d UTC\n$/,
    );
  });

  test('a record that leads elsewhere, with what responds there', async () => {
    await setDns('www.harbor.example', { records: [{ type: 'CNAME', value: 'shops.example' }] });
    const shops = { records: [{ type: 'A', value: '23.227.38.65' }] };
    await setDns('shops.example', shops);
    const elsewhere = await run('check', 'www.harbor.example');
    expect(elsewhere.stdout).toMatch(
      /cname_elsewhere[\s\S]*\ndelete +CNAME +www +shops\.example\nadd +CNAME +www/,
    );
    const http = { status: 302, location: 'https://parking.example/?domain=harbor' };
    await setDns('www.harbor.example', { records: [{ type: 'CNAME', value: 'shops.example' }], http });
    const forwarded = await run('check', 'www.harbor.example');
    expect(forwarded.stdout).toMatch(
      /BROKEN \(forwarded\)\nwww\.harbor\.example sends its visitors on to parking\.example/,
    );
  });

  test('signatures that do not hold', async () => {
    await setDns('www.harbor.example', { records: CNAME, isDnssecBroken: true });
    expect((await run('check', 'www.harbor.example')).stdout).toMatch(/BROKEN \(dnssec_broken\)/);
  });

  test('a list of authorities without ours', async () => {
    await setDns('www.harbor.example', { records: CNAME });
    const records = [
      { type: 'NS', value: 'ns11.domaincontrol.com' },
      { type: 'CAA', value: '0 issue "digicert.com"' },
    ];
    await setDns('harbor.example', { records });
    const { stdout } = await run('check', 'www.harbor.example');
    expect(stdout).toMatch(/BROKEN \(caa_forbids\)[\s\S]*\nadd +CAA +@ +0 issue "pki\.goog"\n/);
    await setDns('harbor.example', { records: [{ type: 'A', value: '3.33.130.190' }] });
  });

  test('caches that still have the old record', async () => {
    await setDns('www.harbor.example', {
      records: CNAME,
      cached: [{ type: 'A', value: '192.0.2.10', ttl: 1800 }],
    });
    const { code, stdout } = await run('check', 'www.harbor.example');
    expect(code).toBe(1);
    expect(stdout).toMatch(/: wait \(stale_caches\)[\s\S]*Everybody should see the site by \d{4}-/);
    expect(stdout).not.toContain('Who mends it');
  });

  test('live', async () => {
    await setDns('www.harbor.example', { records: CNAME });
    const { code, stdout } = await run('check', 'www.harbor.example', '--brand', 'harbor');
    expect(stdout).toMatch(
      /^www\.harbor\.example: live\nwww\.harbor\.example points here, and its site has that name\.\nThere is nothing to do\..*\nLook again: /,
    );
    expect(code).toBe(0);
  });

  test('a name that leads here and that no brand has', async () => {
    await setDns('new.harbor.example', { records: CNAME });
    const { stdout } = await run('check', 'new.harbor.example', '--brand', 'harbor');
    expect(stdout).toMatch(
      /BROKEN \(not_in_registry\)[\s\S]*domain -- add <brand> new\.harbor\.example[\s\S]*you, the operator/,
    );
  });

  test('a name of another brand is named as taken, without that brand', async () => {
    const { stdout } = await run('check', 'www.pier.example', '--brand', 'harbor');
    expect(stdout).toMatch(/BROKEN \(held_elsewhere\)\nwww\.pier\.example is in use by another site here\./);
    expect(stdout).not.toMatch(/\bpier\b(?!\.example)/);
  });

  test('a name that the resolvers know nothing of has no cause', async () => {
    const { code, stdout } = await run('check', 'www.harbor.test');
    expect(code).toBe(1);
    expect(stdout).toMatch(/: unknown \(not_known\)/);
  });

  test('a name of this machine needs no DNS', async () => {
    expect((await run('check', 'gamma.localhost')).stdout).toMatch(/BROKEN \(not_in_registry\)/);
  });
});

test('list looks at each hostname of the brand', async () => {
  await setDns('www.harbor.example', { records: CNAME });
  const { code, stdout } = await run('list', 'harbor');
  expect(code).toBe(1);
  const lines = stdout.trim().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(
    /^www\.harbor\.example +live +- +- +www\.harbor\.example points here, and its site has that name\.$/,
  );
  expect(lines[2]).toMatch(/^films\.harbor\.example +BROKEN +no_record +owner +There is no record/);
});

test.each([
  [['check'], /^Usage: npm run domain -- check <hostname>/],
  [['mend', 'www.harbor.example'], /^Usage:\n {2}npm run domain -- add/],
  [['check', '*.harbor.example'], /^\*\.harbor\.example is a wildcard/],
  [['check', 'www.harbor.example', 'more'], /^One at a time/],
  [['check', 'www.harbor.example', '--brand', 'No Slug'], /^A domain is looked at for "brand"/],
  [['check', 'workers.dev'], /is a public suffix/],
  [['list', 'nobody'], /^There is no brand nobody on Cloudflare\./],
  [['list', 'harbor', '--brand', 'harbor'], /^--brand belongs to check only/],
])('%j is rejected with what would be right', async (args, reason) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
});

test('each command has a help with an example', async () => {
  for (const command of ['add', 'remove', 'check', 'list']) {
    const { code, stdout } = await run(command, '--help');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`^Usage: npm run domain -- ${command} [\\s\\S]*\\nExample: npm run domain -- ${command} `),
    );
  }
});

test('the operator alone may look', async () => {
  const response = await platform.admin('GET', '/domains/www.harbor.example', undefined, 'wrong');
  expect(response.status).toBe(401);
});
