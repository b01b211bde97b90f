import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { addValidationRoutes, VALIDATION_PATTERNS, zonesOf } from '#cli/deploy/validation-routes.ts';

interface Route {
  pattern: string;
  script?: string;
}

/** As much of Cloudflare's API as the command uses: one zone and its routes. */
async function fakeCloudflare(routes: Route[]) {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const isAllowed = request.headers.authorization === 'Bearer good';
    if (request.method === 'POST') routes.push(JSON.parse(Buffer.concat(chunks).toString()));
    const isZone = request.url === '/zones?name=marquee.example';
    const result = request.url?.startsWith('/zones?') ? (isZone ? [{ id: 'z1' }] : []) : routes;
    response.writeHead(isAllowed ? 200 : 403, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: isAllowed, result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const EDGE = { pattern: '*/*', script: 'marquee' };

describe('the routes of certificate validation', () => {
  test('are added without a Worker, once', async () => {
    const routes: Route[] = [EDGE];
    const api = await fakeCloudflare(routes);
    expect(await addValidationRoutes('marquee.example', { token: 'good', api })).toHaveLength(2);
    expect(routes).toEqual([EDGE, ...VALIDATION_PATTERNS.map((pattern) => ({ pattern }))]);
    expect(await addValidationRoutes('marquee.example', { token: 'good', api })).toEqual([]);
    expect(routes).toHaveLength(3);
  });

  test('that lead to a Worker are left as they are, and named', async () => {
    const [first = '', second = ''] = VALIDATION_PATTERNS;
    const routes: Route[] = [{ pattern: first, script: 'own' }, { pattern: second }];
    const api = await fakeCloudflare(routes);
    const lines = await addValidationRoutes('marquee.example', { token: 'good', api });
    expect(lines).toEqual([`${first} leads to the Worker own: left as it is.`]);
    expect(routes).toHaveLength(2);
  });

  test('are named for the operator where there is no token', async () => {
    const [line = ''] = await addValidationRoutes('marquee.example', { token: undefined });
    for (const pattern of VALIDATION_PATTERNS) expect(line).toContain(pattern);
  });

  test('need a token that may change them', async () => {
    const api = await fakeCloudflare([]);
    const bad = addValidationRoutes('marquee.example', { token: 'bad', api });
    await expect(bad).rejects.toThrow(/responded with 403.*"Workers Routes: Edit"/);
    const other = addValidationRoutes('other.example', { token: 'good', api });
    await expect(other).rejects.toThrow(/does not see the zone other\.example/);
  });
});

test('only zones whose every request goes to the edge need them', () => {
  const all = { pattern: '*/*', zone_name: 'marquee.example' };
  expect(zonesOf([all, all, { pattern: 'a.example/*', zone_name: 'a.example' }, 'b.example/*'])).toEqual([
    'marquee.example',
  ]);
  expect(zonesOf([])).toEqual([]);
});
