import { describe, expect, it } from 'vitest';
import { createEdge, tenantRecord } from './edge-fixture.ts';

const HOSTS = ['www.north.example.com', 'north.example.com'];

function openNorth() {
  const edge = createEdge({
    routes: [
      { id: 'home', path: '/', handle: { cache: 'public' }, loader: () => 'home' },
      { id: 'account', path: '/account', loader: () => 'account' },
      { id: 'webhook', path: '/payment-webhook/:org', handle: { csrf: 'signed' }, action: () => 'heard' },
      { id: 'return', path: '/payment-return', handle: { csrf: 'signed' }, loader: () => 'back' },
      { id: 'any', path: '/*', loader: () => 'anything' },
    ],
  });
  for (const host of HOSTS)
    edge.putTenant(host, { ...tenantRecord('north.example.com'), hostnames: HOSTS, primary_host: HOSTS[0] });
  return edge;
}

const at = (path: string) => `https://north.example.com${path}`;

describe('a hostname beside the primary one', () => {
  it.each(['GET', 'HEAD'])(
    'redirects a document (%s) to the same address on the primary one',
    async (method) => {
      const edge = openNorth();
      for (const path of ['/', '/account?tab=plans&x=%2F', '/nowhere']) {
        const response = await edge.fetch(at(path), { method });
        expect(response.status).toBe(308);
        expect(response.headers.get('Location')).toBe(`https://www.north.example.com${path}`);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
      }
      const framed = await edge.fetch(at('/'), { headers: { 'Sec-Fetch-Dest': 'iframe' } });
      expect(framed.status).toBe(308);
    },
  );

  it.each([
    ['data of an open page', '/account.data', {}],
    ['what a script fetches', '/account', { headers: { 'Sec-Fetch-Dest': 'empty' } }],
    ['a picture', '/account', { headers: { 'Sec-Fetch-Dest': 'image' } }],
    ['a return from a gateway', '/payment-return', {}],
    ['a webhook', '/payment-webhook/Stripe', { method: 'POST', body: '{}' }],
    ['a form', '/account', { method: 'POST', body: 'a=b', headers: { Origin: 'https://north.example.com' } }],
    ['what apps look up', '/.well-known/assetlinks.json', {}],
    ['what a certificate authority looks up', '/.well-known/acme-challenge/x', {}],
    ['a socket', '/account', { headers: { Upgrade: 'websocket', Origin: 'https://north.example.com' } }],
  ] as [string, string, RequestInit][])('responds to %s itself', async (_, path, init) => {
    const response = await openNorth().fetch(at(path), init);
    expect(response.status).not.toBe(308);
    expect(response.headers.get('Location')).toBeNull();
  });

  it('is no circle: the primary one shows its documents itself', async () => {
    const response = await openNorth().fetch('https://www.north.example.com/');
    expect(response.status).toBe(200);
    const dotted = await openNorth().fetch('https://www.north.example.com./');
    expect(dotted.status).toBe(200);
  });
});
