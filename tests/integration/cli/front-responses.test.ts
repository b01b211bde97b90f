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

describe('a response through the front server', () => {
  it('keeps its status, its text and each of its headers', async () => {
    front.respondWith((_, response) => {
      response.writeHead(206, 'Partial Content', [
        ...['Set-Cookie', 'a=1', 'Set-Cookie', 'b=2'],
        ...['Content-Range', 'bytes 2-4/9', 'Content-Length', '3', 'X-Hop', '1', 'Connection', 'x-hop'],
      ]);
      response.end('abc');
    });
    const response = await front.get([`Host: ${HOST}`, 'Range: bytes=2-4']);
    expect(front.seen()[0]?.headers.range).toEqual(['bytes=2-4']);
    expect(response).toMatch(/^HTTP\/1\.1 206 Partial Content\r\nSet-Cookie: a=1\r\nSet-Cookie: b=2\r\n/);
    expect(response).toContain('Content-Range: bytes 2-4/9\r\nContent-Length: 3\r\n');
    expect(response).not.toContain('X-Hop');
    expect(response.endsWith('\r\n\r\nabc')).toBe(true);
  });

  it('arrives as it is sent, not when it is complete', async () => {
    let finish: () => void = () => undefined;
    front.respondWith((_, response) => {
      response.write('head');
      finish = () => response.end('tail');
    });
    const [response] = await once(front.send('/').end(), 'response');
    const [first] = await once(response, 'data');
    expect(String(first)).toBe('head');
    finish();
    expect(await text(response)).toBe('tail');
  });

  it('ends at the runtime when its reader leaves', async () => {
    let left: Promise<unknown> = Promise.reject(new Error('never responded'));
    left.catch(() => undefined);
    front.respondWith((_, response) => {
      left = once(response, 'close');
      response.write('head');
    });
    const sent = front.send('/').end();
    const [response] = await once(sent, 'response');
    await once(response, 'data');
    response.destroy();
    await left;
  });

  it('breaks off where the runtime breaks it off', async () => {
    front.respondWith((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
      setImmediate(() => response.destroy());
    });
    const [response] = await once(front.send('/').end(), 'response');
    await expect(text(response)).rejects.toThrow('aborted');
  });
});

describe('a WebSocket through the front server', () => {
  const upgrade = (path: string) => front.send(path, { connection: 'Upgrade', upgrade: 'websocket' }).end();

  it('carries bytes both ways, and ends on both sides', async () => {
    const ended = new Promise((resolve) => {
      front.runtime.once('upgrade', (message, socket) => {
        front.seen().push({ method: '', url: message.url ?? '', headers: message.headersDistinct, body: '' });
        socket.write(
          'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\nhi',
        );
        socket.on('data', (chunk: Buffer) => socket.write(`echo ${chunk}`));
        socket.once('end', () => resolve(socket.end()));
      });
    });
    const [response, socket, head] = await once(upgrade('/live'), 'upgrade');
    expect(response.statusCode).toBe(101);
    const greeting = head.length ? head : (await once(socket, 'data'))[0];
    expect(String(greeting)).toBe('hi');
    socket.write('there');
    expect(String((await once(socket, 'data'))[0])).toBe('echo there');
    expect(front.seen()).toMatchObject([{ url: '/live', headers: { upgrade: ['websocket'] } }]);
    socket.destroy();
    await ended;
  });

  it('that the runtime refuses gets its response', async () => {
    front.runtime.once('upgrade', (_, socket) => {
      socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno');
    });
    const [response] = await once(upgrade('/live'), 'response');
    expect(response.statusCode).toBe(403);
    expect(await text(response)).toBe('no');
  });

  it('is the only upgrade: a request for another gets its page as it is, however long', async () => {
    const page = 'x'.repeat(1_000_000);
    front.respondWith((_, response) => response.end(page));
    const [response] = await once(
      front.send('/', { connection: 'Upgrade', upgrade: 'h2c' }).end(),
      'response',
    );
    expect((await text(response)).length).toBe(page.length);
    expect(front.seen()[0]?.headers.upgrade).toBeUndefined();
  });
});

describe('while the runtime is away', () => {
  it('everybody gets a 503 with Retry-After, and the page again once it is back', async () => {
    expect(statusOf(await front.get([`Host: ${HOST}`]))).toBe(200);
    await front.takeRuntimeAway();
    const [page, socket] = await Promise.all([
      front.get([`Host: ${HOST}`]),
      front.sendRaw(
        `GET /live HTTP/1.1\r\nHost: ${HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      ),
    ]);
    for (const response of [page, socket]) {
      expect(statusOf(response)).toBe(503);
      expect(response).toMatch(/\r\nretry-after: \d+\r\n/i);
      expect(response).toMatch(/<h1>[^<]+<\/h1>/);
    }
    const sent = front.send('/login', { 'content-length': '9' }, 'POST').end('name=mara');
    const [response] = await once(sent, 'response');
    response.resume();
    expect(response.statusCode).toBe(503);
    front.reset();
    expect(statusOf(await front.get([`Host: ${HOST}`]))).toBe(200);
  });

  it('a kept connection that it closed is no error', async () => {
    expect(statusOf(await front.get([`Host: ${HOST}`]))).toBe(200);
    front.runtime.closeAllConnections();
    expect(statusOf(await front.get([`Host: ${HOST}`]))).toBe(200);
  });
});
