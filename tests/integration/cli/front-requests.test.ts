import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Front, HOST, openFront, statusOf } from './front-fixture.ts';

let front: Front;

beforeAll(async () => {
  front = await openFront();
});

beforeEach(() => front.reset());
afterAll(() => front.close());

describe('a request that no Worker could read', () => {
  it.each([
    ['no host', [], 400],
    ['an empty host', ['Host:'], 400],
    ['two hosts', [`Host: ${HOST}`, 'Host: pulse.localhost'], 400],
    ['the same host twice', [`Host: ${HOST}`, `Host: ${HOST}`], 400],
    ['a host with a space', ['Host: aurora localhost'], 400],
    ['a host with a path', [`Host: ${HOST}/x`], 400],
    ['a host with a user', [`Host: me@${HOST}`], 400],
    ['a host with percent signs', ['Host: %61urora.localhost'], 400],
    ['a host that is no number', ['Host: 1.2.3.4.5'], 400],
    ['a host with a port above all', [`Host: ${HOST}:99999`], 400],
    ['a host with a word for a port', [`Host: ${HOST}:http`], 400],
    ['half an address', ['Host: [::1'], 400],
    ['bytes that are no text', ['Host: \xff\xfe.localhost'], 400],
    ['a head over 64 KB', [`Host: ${HOST}`, `X: ${'x'.repeat(70_000)}`], 431],
    ['a header without a name', [`Host: ${HOST}`, ': x'], 400],
    ['a body in a framing of its own', [`Host: ${HOST}`, 'Transfer-Encoding: gzip, chunked'], 400],
    ['a body with two lengths', [`Host: ${HOST}`, 'Content-Length: 1', 'Content-Length: 2'], 400],
  ])('%s ends before the runtime, with a page', async (_, headers, status) => {
    const response = await front.get(headers);
    expect(statusOf(response)).toBe(status);
    expect(response).toMatch(/\r\nx-content-type-options: nosniff\r\n/i);
    expect(response).toMatch(/<h1>[^<]+<\/h1>/);
    expect(front.seen()).toEqual([]);
  });

  it.each([
    ['another host than Host', 'GET http://pulse.localhost/ HTTP/1.1', 400],
    ['no path', 'OPTIONS * HTTP/1.1', 400],
    ['a path of Cloudflare’s own', 'GET /cdn-cgi/platform-proxy HTTP/1.1', 404],
    ['such a path by a detour', 'GET /x/%2E./cdn-cgi/platform-proxy HTTP/1.1', 404],
    ['a method that the runtime lacks', 'TRACE / HTTP/1.1', 405],
    ['a tunnel', `CONNECT ${HOST}:80 HTTP/1.1`, 400],
    ['a method that nobody has', 'BREW / HTTP/1.1', 400],
    ['no HTTP', 'hello', 400],
  ])('%s in its first line ends it with a page', async (_, line, status) => {
    const response = await front.sendRaw(`${line}\r\nHost: ${HOST}\r\nConnection: close\r\n\r\n`);
    expect(statusOf(response)).toBe(status);
    expect(response).toMatch(/<h1>[^<]+<\/h1>/);
    expect(front.seen()).toEqual([]);
  });

  it('behind a good one on its connection ends with a page, too', async () => {
    const good = `GET / HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
    const response = await front.sendRaw(good, 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 200 .*from the runtime.*HTTP\/1\.1 400 .*<h1>/s);
    expect(await front.sendRaw(good, 'hello\r\n\r\n')).toMatch(/HTTP\/1\.1 400 .*<h1>/s);
  });

  it('a broken body after a good head takes down neither the front nor the runtime', async () => {
    const response = await front.sendRaw(
      `POST /login HTTP/1.1\r\nHost: ${HOST}\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    );
    expect(statusOf(response)).toBe(400);
    expect(statusOf(await front.get([`Host: ${HOST}`]))).toBe(200);
  });
});

describe('a request through the front server', () => {
  it('keeps path, query, host, cookies and its own headers', async () => {
    const cookies = ['Cookie: sid=1', 'Cookie: lng=ar'];
    await front.get([`Host: ${HOST}:8787`, ...cookies, 'X-Own: ä'], '/content/%E0%A4%A?q=%');
    expect(front.seen()).toMatchObject([
      {
        method: 'GET',
        url: '/content/%E0%A4%A?q=%',
        headers: { host: [`${HOST}:8787`], cookie: ['sid=1; lng=ar'], 'x-own': ['ä'] },
      },
    ]);
  });

  it('may name its host in the first line too, as for a proxy', async () => {
    expect(statusOf(await front.get([`Host: ${HOST}`], `http://${HOST.toUpperCase()}/search?q=a`))).toBe(200);
    expect(front.seen()[0]?.url).toBe('/search?q=a');
  });

  it.each([
    'CF-Connecting-IP',
    'CF-IPCountry',
    'MF-Original-URL',
    'mf-route-override',
    'MF-CF-Blob',
    'MF-Proxy-Shared-Secret',
    'X-Forwarded-Host',
    'Forwarded',
    'True-Client-IP',
    'X-Real-IP',
  ])('loses %s, and has the address of its connection', async (name) => {
    await front.get([`Host: ${HOST}`, `${name}: http://pulse.localhost/`]);
    const { 'cf-connecting-ip': address, ...headers } = front.seen()[0]?.headers ?? {};
    expect(address).toEqual(['127.0.0.1']);
    expect(Object.keys(headers).sort()).toEqual(['connection', 'host']);
  });

  it('loses the headers of its connection alone', async () => {
    await front.get([`Host: ${HOST}`, 'Connection: x-hop, host', 'X-Hop: 1', 'TE: trailers', 'X-Kept: 1']);
    expect(front.seen()[0]?.headers).toMatchObject({ host: [HOST], 'x-kept': ['1'] });
    expect(front.seen()[0]?.headers).not.toHaveProperty('x-hop');
    expect(front.seen()[0]?.headers).not.toHaveProperty('te');
  });

  it.each([
    ['with its length', { 'content-length': '9' }],
    ['in chunks', { 'transfer-encoding': 'chunked' }],
    ['that it announces', { 'content-length': '9', expect: '100-continue' }],
  ])('brings a body %s', async (_, headers) => {
    const sent = front.send('/login', headers, 'POST');
    sent.end('name=mara');
    const [response] = await once(sent, 'response');
    expect(await text(response)).toBe('from the runtime');
    expect(front.seen()).toMatchObject([{ method: 'POST', body: 'name=mara' }]);
  });

  it('without a body has none, whatever its method', async () => {
    for (const method of ['POST', 'DELETE', 'HEAD', 'OPTIONS']) {
      const [response] = await once(front.send('/', {}, method).end(), 'response');
      response.resume();
      expect(response.statusCode).toBe(200);
    }
    expect(front.seen().map(({ body }) => body)).toEqual(['', '', '', '']);
  });
});
