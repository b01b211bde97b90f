import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeContent } from '#tests/integration/platform/make-content.ts';
import { makeMembers } from '#tests/integration/platform/make-members.ts';
import { startPlatform, type TestPlatform } from '#tests/integration/platform/start-platform.ts';
import { remoteEnvironment, runRemote } from './run-cli.ts';

const ORIGIN = 'https://www.harbor.example';

let platform: TestPlatform;
let env: NodeJS.ProcessEnv;
let accountId: string;
let viewer: string;

/** A content network: readable for the brand's pages, for nobody's, or gone. */
const host = createServer((request, response) => {
  if (request.url?.startsWith('/open')) response.setHeader('Access-Control-Allow-Origin', ORIGIN);
  response.writeHead(request.url?.startsWith('/gone') ? 404 : 200).end('#EXTM3U');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    host.listen(0, '127.0.0.1', resolve);
  });
  platform = await startPlatform();
  const account = await platform.makeAccount();
  accountId = account.accountId;
  await platform.admin('POST', '/tenants', {
    slug: 'harbor',
    account_id: accountId,
    hostnames: ['www.harbor.example'],
    asset_host: account.cfDomainName,
    config_version: 1,
  });
  const [member] = await makeMembers(platform, accountId, 1);
  viewer = `${member?.userId}@example.com`;
  env = await remoteEnvironment(platform);
});
afterAll(() => new Promise((resolve) => void host.close(resolve)));

const run = (...args: string[]) => runRemote('why', args, env);

test('a title for members does not play without its plan, and the table shows what is missing', async () => {
  await makeContent(platform.db, accountId, { contentId: 'film', isRestricted: true, plans: ['gold'] });
  const { code, stdout } = await run('harbor', viewer, 'film');
  expect(code).toBe(0);
  expect(stdout).toMatch(/NO +plan +needs one of gold; has none/);
  expect(stdout).toMatch(/\nThis does not play: plan_needed\.\n$/);
  expect((await run('harbor', 'guest', 'film')).stdout).toMatch(/This does not play: login_needed\./);
});

test.each([
  ['open', /yes +stream +responds, and pages of https:\/\/www\.harbor\.example may read it/],
  ['closed', /NO +stream +its host lets no page of https:\/\/www\.harbor\.example read it \(CORS\)/],
  ['gone', /NO +stream +http:\S+ responds with 404/],
])('a stream on another host is looked at: %s', async (kind, words) => {
  const { port } = host.address() as AddressInfo;
  const streamLink = `http://127.0.0.1:${port}/${kind}/master.m3u8`;
  await makeContent(platform.db, accountId, { contentId: `stream-${kind}`, streamLink });
  const { stdout } = await run('harbor', 'guest', `stream-${kind}`);
  expect(stdout).toMatch(words);
  expect(stdout).toMatch(/\nThis plays\.\n$/);
});

test.each([
  [['harbor', 'guest'], /^Usage:/],
  [['harbor', 'guest', 'film', 'more'], /^One title at a time/],
  [['nobody', 'guest', 'film'], /^There is no brand nobody on Cloudflare\./],
  [['harbor', 'nobody@example.com', 'film'], /^Nobody has signed up with nobody@example\.com/],
])('%j is rejected with what would be right', async (args, reason) => {
  const { code, stderr } = await run(...args);
  expect(code).toBe(1);
  expect(stderr).toMatch(reason);
});
