import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fetchSafely } from '#cli/catalogue/fetching/fetch-safely.ts';
import { fakeBrand } from './fake-brand.ts';

/** Hosts of the public internet, without the internet: `slow.example` has a name server that never responds. */
const feed = vi.hoisted(() => ({ text: '' }));
vi.mock('node:dns/promises', async (original) => {
  const real = await original<typeof import('node:dns/promises')>();
  return {
    ...real,
    lookup: (host: string, options: { all: true }) => {
      if (host === 'slow.example') return new Promise(() => {});
      if (host === 'feed.example') return Promise.resolve([{ address: '1.1.1.1', family: 4 }]);
      return real.lookup(host, options);
    },
  };
});
vi.mock('node:https', () => ({
  request: (_url: URL, _options: object, done: (response: unknown) => void) => {
    const response = Object.assign(Readable.from([Buffer.from(feed.text)]), { statusCode: 200, headers: {} });
    queueMicrotask(() => done(response));
    return Object.assign(new EventEmitter(), { end: () => {} });
  },
}));

const paths: string[] = [];
const server = createServer((request, response) => {
  paths.push(request.url ?? '');
  response.end('x');
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => void server.close(resolve)));

test('a feed of the public internet has no pictures of this machine fetched, only a file of this machine’s has', async () => {
  const { port } = server.address() as AddressInfo;
  feed.text = JSON.stringify({
    playlist: [{ mediaid: 'a', title: 'A', image: `http://127.0.0.1:${port}/a.png` }],
  });
  const brand = fakeBrand();
  const { report } = await brand.run('', { from: 'https://feed.example/f.json', allowsLocal: true });
  expect(report).toContain('is not https');
  expect(paths).toEqual([]);
  await fakeBrand().run(feed.text, { allowsLocal: true });
  expect(paths).toEqual(['/a.png']);
});

test('a name server that does not respond is given up at the deadline', async () => {
  const limits = { deadlineMs: 50, maxBytes: 1000, allowsLoopback: false };
  await expect(fetchSafely('https://slow.example/', limits)).rejects.toThrow(
    'https://slow.example/ takes longer than 0.05 seconds.',
  );
});
