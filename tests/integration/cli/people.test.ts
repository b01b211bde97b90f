import { readFile, stat, writeFile } from 'node:fs/promises';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exportPeople } from '#cli/people/export-people.ts';
import { importPeople } from '#cli/people/import-people.ts';
import { controlledPlatform } from '#tests/integration/platform/controlled-platform.ts';
import { GATEWAY_KEY, MONTH, makeShop, type Shop } from '#tests/integration/platform/make-shop.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { insertViewer } from '#tests/support/members.ts';
import type { Mail } from '#workers/platform/mail/mail.ts';
import { ownFolder, printed, requestOf } from './import-brand.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

const DAY_MS = 24 * 3_600_000;
const START_MS = Date.now();
const dayAfter = (days: number) => new Date(START_MS + days * DAY_MS).toISOString();

let platform: TestPlatform;
let controlled: ReturnType<typeof controlledPlatform>;
let shop: Shop;
const inFolder = ownFolder();

beforeAll(async () => {
  platform = await startPlatform({ withSandbox: true, vars: { GATEWAY_KEY } });
  controlled = controlledPlatform(platform, START_MS, { provider: 'mailbox' });
  shop = await makeShop(platform);
  // The sandbox's webhooks have no receiver.
  await shop.behave({ holdsMessages: true });
});

// The platform in this process logs where the test does.
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => {}));

/** Through the platform in this process, whose mails can be read. */
const brand = () => ({
  accountId: shop.account,
  request: requestOf(controlled.handle),
});

async function run(text: string, options: Partial<Parameters<typeof importPeople>[1]> = {}) {
  const [file, report] = [inFolder('people.csv'), inFolder('people-report.csv')];
  await writeFile(file, text);
  const { print, text: output } = printed();
  const allCameIn = await importPeople(
    brand(),
    { file, report, isDryRun: false, invite: 'new', ...options },
    print,
  );
  return { allCameIn, output: output(), report: await readFile(report, 'utf8') };
}

async function mails(): Promise<Mail[]> {
  await controlled.mail();
  const { keys } = await platform.bindings.tenants.list({ prefix: `mailbox/${shop.account}/` });
  const texts = await Promise.all(keys.map(({ name }) => platform.bindings.tenants.get(name)));
  return texts.flatMap((text) => (text ? [JSON.parse(text) as Mail] : []));
}

const login = (email_id: string, password: string) =>
  controlled.call('login', { account: shop.account, body: { email_id, password } });

const PEOPLE = `name;address;plan;paid_until;gateway_customer;payment_method;language;loyalty
Ann Lima;ann@example.org;Month;${dayAfter(20)};cus_ann;pm_ann;es;gold
Ben;Ben@example.org;plan-month;${dayAfter(10)};;;;
Cy;cy@example.org;;;;;;
Dora;dora@example.org;plan-month;${dayAfter(-3)};cus_dora;pm_dora;;
`;

describe('people from elsewhere', () => {
  test('come in without a password, with their plans, and are the same the second time', async () => {
    await insertViewer(platform.bindings.db, {
      account: shop.account,
      name: 'Eve',
      email: 'eve@example.org',
      isVerified: true,
    });
    const text = `${PEOPLE}Somebody;eve@example.org;plan-month;${dayAfter(5)};;;;\n`;
    const dry = await run(text, { isDryRun: true });
    expect(dry.output).toMatch(/5 people: 4 created, 1 changed\. This was a dry run/);
    const first = await run(text);
    expect(first.output).toMatch(/Columns left out: loyalty\./);
    expect(first.output).toMatch(/5 people: 4 created, 1 changed\./);
    expect(first.output).toMatch(/4 are invited .*; 1 plans go on by themselves, 3 have to be paid again/);
    expect(first.report).toMatch(/"3","Ben@example\.org","created","invited","asked to pay again"/);
    expect(first.report).toMatch(/"5","dora@example\.org".*what was paid is over: nothing is charged/);
    expect(first.report).toMatch(/"6","eve@example\.org","changed","","has to be paid again"/);
    expect(first.output).toMatch(/\(1 of their viewers are asked to/);
    expect((await stat(inFolder('people-report.csv'))).mode & 0o777).toBe(0o600);
    const again = await run(text);
    expect(again.allCameIn).toBe(true);
    expect(again.output).toMatch(/5 people: 5 same\.\n0 are invited/);
    expect(await shop.renewals()).toHaveLength(1);
    expect(await shop.subscriptions()).toHaveLength(4);
  });

  test('are mailed a link that sets a password once, and those who have to pay again read until when', async () => {
    expect((await login('ann@example.org', '')).status).not.toBe(200);
    const sent = await mails();
    const of = (address: string) => sent.find(({ to }) => to.address === address);
    expect(sent).toHaveLength(4);
    expect(of('ann@example.org')).toMatchObject({
      kind: 'invited',
      subject: expect.stringMatching(/^Tu cuenta de/),
    });
    expect(of('Ben@example.org')).toMatchObject({ kind: 'invited_to_pay' });
    expect(of('Ben@example.org')?.text).toMatch(/Month.* is paid until .*20\d\d/);
    const reset_key = /reset-password\/(\S+)$/m.exec(of('ann@example.org')?.text ?? '')?.[1] ?? '';
    const password = 'a good pass phrase';
    const reset = { account: shop.account, body: { reset_key, password } };
    expect((await controlled.call('resetPassword', reset)).status).toBe(200);
    expect((await controlled.call('resetPassword', reset)).status).toBe(422);
    const { status, body } = await login('ann@example.org', password);
    expect([status, body.data]).toMatchObject([200, { user: { is_email_verified: true } }]);
  });

  test('are invited again only where they have no password yet', async () => {
    controlled.clock.ms += DAY_MS;
    const { output } = await run(PEOPLE, { invite: 'all' });
    expect(output).toMatch(/4 people: 4 same\.\n3 are invited/);
  });

  test('leave as the same file, without hashes and keys, which comes in as the same', async () => {
    const file = inFolder('out.csv');
    const { print, text } = printed();
    await exportPeople(brand(), file, print);
    const out = await readFile(file, 'utf8');
    expect(text()).toMatch(/^5 lines are in/);
    const [header, ...lines] = out.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(header).toBe('name,address,plan,paid_until,gateway_customer,payment_method');
    expect(lines.sort()).toEqual([
      `Ann Lima,ann@example.org,plan-month,${dayAfter(20)},cus_ann,pm_ann`,
      `Ben,Ben@example.org,plan-month,${dayAfter(10)},,`,
      'Cy,cy@example.org,,,,',
      'Dora,dora@example.org,,,,',
      `Eve,eve@example.org,plan-month,${dayAfter(5)},,`,
    ]);
    expect((await run(out)).output).toMatch(/5 people: 5 same\./);
  });

  test('are charged when their period ends, on what was named; nobody else is', async () => {
    controlled.clock.ms = START_MS + 20 * DAY_MS - 1000;
    await controlled.renew();
    expect(await shop.transactions()).toEqual([]);
    controlled.clock.ms += 2000;
    await controlled.renew();
    const [charge, ...others] = await shop.transactions();
    expect(others).toEqual([]);
    expect(charge).toMatchObject({ state: 'captured', transactionAmountMinor: MONTH.amountMinor });
    const [renewal] = await shop.renewals();
    expect(renewal?.periodEndTime?.toISOString()).toBe(dayAfter(50));
    const afterwards = await run(PEOPLE);
    expect(afterwards.output).toMatch(/4 people: 4 same\./);
    expect((await shop.renewals())[0]?.periodEndTime?.toISOString()).toBe(dayAfter(50));
  });

  test('with faults are named by line and word, and the others come in', async () => {
    const { allCameIn, output } = await run(`name,address,plan,paid_until,gateway_customer,payment_method
Fay,fay@example.org,,,,
Bad,no address,,,,
Bad,fay@EXAMPLE.org,,,,
Bad,gus@example.org,Platinum,2027-01-01,,
Bad,hal@example.org,Month,2027-02-30,,
Bad,ian@example.org,Month,,,
Bad,joy@example.org,Month,2027-01-01,cus_joy,
Bad,kim@example.org,Month,2027-01-01,joy,pm_joy
Bad,=cmd()@example.org,,,,
Bad,,,,,
Bad,lee@example.org,ticket,2027-01-01,cus_lee,pm_lee
Bad,no address@example,,,,
`);
    expect(allCameIn).toBe(false);
    expect(output).toMatch(/^12 people: 1 created, 11 not written\./m);
    for (const [line, word] of [
      [3, 'address: must be an address'],
      [4, 'is on line 2, too'],
      [5, 'there is no plan "Platinum": the brand has plan-gone, plan-month'],
      [6, '"2027-02-30" is no date'],
      [7, 'a plan has the day until which it is paid'],
      [8, 'a customer has a payment method'],
      [9, 'must be a customer of Stripe: cus_…'],
      [10, 'starts with "="'],
      [11, 'address: is missing'],
      [12, 'is pay-per-view'],
      [13, 'address: must be an address'],
    ])
      expect(output).toMatch(new RegExp(`line ${line} \\(.*\\): .*${word}`));
  });
});

test('long names are sent in requests of the allowed size, and a viewer’s plans in one', async () => {
  const rows = Array.from(
    { length: 201 },
    (_, at) => `${'名'.repeat(500)},long-${at}@example.org,plan-month,2030-01-01`,
  );
  const twice = 'Zero,LONG-0@example.org,Month,2031-01-01';
  const text = ['name,address,plan,paid_until', ...rows, twice].join('\n');
  const { output } = await run(text, { invite: 'none' });
  expect(output).toMatch(/^202 people: 201 created, 1 not written\./m);
  expect(output).toMatch(/line 203 \(LONG-0@.*an earlier entry names for the same viewer/);
});

test('two imports of the same people at once make each of them once', async () => {
  const viewers = ['max', 'mia'].map((name) => ({ name, email_id: `${name}@example.org` }));
  const post = () => platform.admin('POST', `/accounts/${shop.account}/people`, { viewers });
  const responses = await Promise.all([post(), post(), post()]);
  expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { results } = await platform.bindings.db
    .prepare(
      "SELECT count(*) AS users FROM users WHERE account_id = ? AND email_key IN ('max@example.org', 'mia@example.org')",
    )
    .bind(shop.account)
    .all();
  expect(results).toEqual([{ users: 2 }]);
});

test('the command names what it would do, and ends with 2 where lines were left out', async () => {
  const file = inFolder('cli-people.csv');
  await writeFile(file, 'address\nnew@example.org\nnobody\n');
  const slug = shop.account.replace('_', '-');
  const report = ['--report', inFolder('cli-report.csv')];
  const { code, stdout } = await runRemote(
    'people',
    ['import', file, slug, '--dry-run', ...report],
    await remoteEnvironment(platform),
  );
  expect(code).toBe(2);
  expect(stdout).toMatch(/^2 people: 1 created, 1 not written\. This was a dry run/);
});

test('a token reads and writes people with its scopes alone, and of its own brand', async () => {
  const token = async (...scopes: string[]) => {
    const response = await platform.admin('POST', `/accounts/${shop.account}/tokens`, {
      name: scopes.join(),
      scopes,
    });
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const other = (await platform.makeAccount()).accountId;
  const [reader, writer] = [await token('people:read'), await token('people:write')];
  const body = { viewers: [] };
  const status = async (method: string, account: string, of: string) =>
    (await platform.admin(method, `/accounts/${account}/people`, method === 'POST' ? body : undefined, of))
      .status;
  expect(await status('GET', shop.account, reader)).toBe(200);
  expect(await status('POST', shop.account, reader)).toBe(403);
  expect(await status('GET', shop.account, writer)).toBe(403);
  expect(await status('POST', shop.account, writer)).toBe(200);
  expect(await status('GET', other, reader)).toBe(403);
});
