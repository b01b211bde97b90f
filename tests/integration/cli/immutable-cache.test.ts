import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openImmutableCache } from '#tests/support/immutable-cache.ts';
import { type Front, HOST, openFront, type Respond, statusOf } from './front-fixture.ts';

const IMMUTABLE = { 'cache-control': 'public, max-age=31536000, immutable', etag: '"one"' };

let front: Front;
let path = '';
let count = 0;

beforeAll(async () => {
  front = await openFront(openImmutableCache());
});

beforeEach(() => {
  front.reset();
  count += 1;
  path = `/assets/${count}.js`;
});
afterAll(() => front.close());

const respondWith =
  (status: number, headers: Record<string, string>, body = 'the file'): Respond =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

const get = (...headers: readonly string[]) => front.get([`Host: ${HOST}`, ...headers], path);

describe('the cache of the front server', () => {
  it('sends an immutable response again without the runtime, with its headers and its body', async () => {
    front.respondWith(respondWith(200, IMMUTABLE));
    const first = await get();
    const second = await get();
    expect(front.seen()).toHaveLength(1);
    expect(second).toContain('cache-control: public, max-age=31536000, immutable');
    expect(second).toContain('etag: "one"');
    expect(second.split('\r\n\r\n')[1]).toContain('the file');
    expect(statusOf(second)).toBe(statusOf(first));
  });

  it.each([
    ['may change', 200, { 'cache-control': 'public, max-age=300' }],
    ['is one viewer’s', 200, { 'cache-control': 'private, max-age=31536000, immutable' }],
    ['sets a cookie', 200, { ...IMMUTABLE, 'set-cookie': 'sid=1' }],
    ['varies by more than its encoding', 200, { ...IMMUTABLE, vary: 'cookie' }],
    ['is an error', 404, IMMUTABLE],
    ['is a part', 206, IMMUTABLE],
  ])('requests a response anew that %s', async (_, status, headers) => {
    front.respondWith(respondWith(status, headers));
    await get();
    await get();
    expect(front.seen()).toHaveLength(2);
  });

  it.each([
    ['of another host', ['Host: pulse.localhost']],
    ['for another encoding', [`Host: ${HOST}`, 'Accept-Encoding: br']],
    ['from another origin', [`Host: ${HOST}`, 'Origin: http://pulse.localhost']],
    ['of a part', [`Host: ${HOST}`, 'Range: bytes=0-1']],
    ['of what the browser has', [`Host: ${HOST}`, 'If-None-Match: "one"']],
  ])('passes on a request %s', async (_, headers) => {
    front.respondWith(respondWith(200, IMMUTABLE));
    await get();
    await front.get(headers, path);
    expect(front.seen()).toHaveLength(2);
  });

  it('passes on what changes something', async () => {
    front.respondWith(respondWith(200, IMMUTABLE));
    await get();
    await front.sendRaw(
      `POST ${path} HTTP/1.1\r\nHost: ${HOST}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`,
    );
    expect(front.seen()).toHaveLength(2);
  });

  it('stores no response that breaks off', async () => {
    front.respondWith((_, response) => {
      response.writeHead(200, { ...IMMUTABLE, 'content-length': '100' });
      response.write('half', () => response.destroy());
    });
    await get();
    front.respondWith(respondWith(200, IMMUTABLE));
    expect(await get()).toContain('the file');
  });
});
