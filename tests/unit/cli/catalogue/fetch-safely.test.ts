import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchSafely } from '#cli/catalogue/fetching/fetch-safely.ts';
import { isPublicAddress } from '#cli/catalogue/fetching/public-address.ts';
import { isPicture } from '#cli/catalogue/writing/pictures.ts';

const LIMITS = { deadlineMs: 5000, maxBytes: 1000, allowsLoopback: false };

async function fetched(address: string, limits: Partial<typeof LIMITS> = {}): Promise<string> {
  const chunks: Buffer[] = [];
  const { body } = await fetchSafely(address, { ...LIMITS, ...limits });
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '100.64.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.0.1',
  '198.18.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::a9fe:a9fe',
  'fd00::1',
  'fe80::1',
  '2002:7f00:1::',
  '2001:db8::1',
  '3fff::1',
  '4000::1',
  '5f00::1',
  '::1.2.3.4',
  '100::1',
  'fec0::1',
  'ff02::1',
  'fe80::1%eth0',
  'nonsense',
])('%s is no address of the public internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111', '::ffff:1.1.1.1', '64:ff9b::101:101'])(
  '%s is an address of the public internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

describe('an address that somebody else wrote', () => {
  const server = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/large') response.end('x'.repeat(2000));
    else if (url === '/slow') response.write('x');
    else if (url === '/gone') response.writeHead(404).end();
    else if (url === '/round') response.writeHead(302, { location: '/round' }).end();
    else if (url.startsWith('/to/'))
      response.writeHead(301, { location: decodeURIComponent(url.slice(4)) }).end();
    else response.end('feed');
  });
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    return new Promise((resolve) => void server.close(resolve));
  });

  test.each([
    ['http://1.1.1.1/feed', /is not https/],
    ['ftp://1.1.1.1/feed', /is not https/],
    [
      'https://localhost:1/feed',
      /is at (?:127\.0\.0\.1|::1), which is no address of the public internet.*--allow-local/,
    ],
    ['https://127.1/feed', /is at 127\.0\.0\.1/],
    ['https://0x7f000001/feed', /is at 127\.0\.0\.1/],
    ['https://[::ffff:169.254.169.254]/latest', /no address of the public internet/],
    ['https://192.168.1.1/feed', /is at 192\.168\.1\.1/],
    ['https://no-such-host.invalid/feed', /There is no host no-such-host\.invalid/],
    ['nonsense', /is no address/],
  ])('%s is not fetched', async (address, reason) => {
    await expect(fetched(address)).rejects.toThrow(reason);
  });

  test('may be of this machine in development, where redirects lead to the same or to the public internet', async () => {
    await expect(fetched(`${origin}/feed`)).rejects.toThrow(/is not https|no address/);
    const local = { allowsLoopback: true };
    expect(await fetched(`${origin}/feed`, local)).toBe('feed');
    expect(await fetched(`${origin}/to/${encodeURIComponent('/feed')}`, local)).toBe('feed');
    const inside = `${origin}/to/${encodeURIComponent('http://169.254.169.254/keys')}`;
    await expect(fetched(inside, local)).rejects.toThrow(/169\.254\.169\.254/);
    const lan = `${origin}/to/${encodeURIComponent('https://10.0.0.1/')}`;
    await expect(fetched(lan, local)).rejects.toThrow(/is at 10\.0\.0\.1/);
  });

  test.each([
    ['/large', /is larger than/],
    ['/slow', /takes longer than 0\.2 seconds/],
    ['/gone', /responds with 404/],
    ['/round', /redirects more than 5 times/],
  ])('that responds with %s is given up', async (path, reason) => {
    await expect(fetched(`${origin}${path}`, { allowsLoopback: true, deadlineMs: 200 })).rejects.toThrow(
      reason,
    );
  });
});

test('a picture is known by its first bytes, whatever it claims to be', () => {
  expect(isPicture(Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1'))).toBe(true);
  expect(isPicture(Buffer.from('RIFF\0\0\0\0WEBPVP8', 'latin1'))).toBe(true);
  for (const other of ['<svg>', '<html>', 'RIFF\0\0\0\0WAVE', ''])
    expect(isPicture(Buffer.from(other, 'latin1'))).toBe(false);
});
