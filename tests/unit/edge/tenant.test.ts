import { describe, expect, it, vi } from 'vitest';
import { createEdge } from './edge-fixture.ts';

const home = {
  id: 'home',
  path: '/',
  loader: (context: { tenant: { slug: string } }) => context.tenant.slug,
};

describe('the tenant of a request', () => {
  it('a tenant is found by its exact hostname, in any case and with a trailing dot', async () => {
    const edge = createEdge({ routes: [home] });
    edge.putTenant('north.example.com');
    for (const host of ['north.example.com', 'NORTH.Example.com', 'north.example.com.']) {
      const response = await edge.fetch(`https://${host}/`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('north');
    }
  });

  it('a tenant is not found by a subdomain, a suffix or an IP address', async () => {
    const edge = createEdge({ routes: [home] });
    edge.putTenant('north.example.com');
    for (const host of ['a.north.example.com', 'example.com', 'orth.example.com', '127.0.0.1', '[::1]']) {
      expect((await edge.fetch(`https://${host}/`)).status).toBe(404);
    }
  });

  it('an unknown host gets a neutral 404 that is not stored', async () => {
    const edge = createEdge({ routes: [home] });
    edge.putTenant('north.example.com');
    const response = await edge.fetch('https://south.example.com/');
    const text = await response.text();
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
    expect(text).not.toMatch(/north|south|marquee/i);
  });

  it('a tenant is cached for a minute, and an unknown host for five seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const edge = createEdge({ routes: [home] });
    edge.putTenant('north.example.com');
    await edge.fetch('https://north.example.com/');
    await edge.fetch('https://north.example.com/');
    expect(edge.reads).toHaveLength(1);
    vi.advanceTimersByTime(61_000);
    await edge.fetch('https://north.example.com/');
    expect(edge.reads).toHaveLength(2);

    expect((await edge.fetch('https://added.example.com/')).status).toBe(404);
    edge.putTenant('added.example.com');
    vi.advanceTimersByTime(4_000);
    expect((await edge.fetch('https://added.example.com/')).status).toBe(404);
    vi.advanceTimersByTime(1_100);
    expect((await edge.fetch('https://added.example.com/')).status).toBe(200);
    vi.useRealTimers();
  });

  it.each([
    ['broken JSON', '{'],
    ['a missing field', '{"slug":"north"}'],
    [
      'an unknown field',
      JSON.stringify({
        slug: 'north',
        account_id: 'a',
        hostnames: ['north.example.com'],
        asset_host: 'a.example.com',
        config_version: 1,
        admin: true,
      }),
    ],
    [
      'another host',
      JSON.stringify({
        slug: 'north',
        account_id: 'a',
        hostnames: ['other.example.com'],
        asset_host: 'a.example.com',
        config_version: 1,
      }),
    ],
  ])('a host whose record has %s is a 503 and is logged', async (_, text) => {
    const edge = createEdge({ routes: [home] });
    edge.putRaw('north.example.com', text);
    const response = await edge.fetch('https://north.example.com/');
    expect(response.status).toBe(503);
    expect(edge.logs).toContainEqual(
      expect.objectContaining({ event: 'invalid-tenant-record', hostname: 'north.example.com' }),
    );
  });

  it('a forwarding header chooses no tenant and never reaches the app', async () => {
    const seen: string[] = [];
    const edge = createEdge({
      routes: [{ id: 'home', path: '/', loader: (_, request) => seen.push(...request.headers.keys()) }],
    });
    edge.putTenant('north.example.com');
    const response = await edge.fetch('https://south.example.com/', {
      headers: { 'X-Forwarded-Host': 'north.example.com', Forwarded: 'host=north.example.com' },
    });
    expect(response.status).toBe(404);
    await edge.fetch('https://north.example.com/', {
      headers: {
        'X-Forwarded-Host': 'evil.example',
        'X-Forwarded-Proto': 'http',
        Forwarded: 'host=evil.example',
        'X-Original-URL': '/admin',
        'X-Rewrite-URL': '/admin',
        'X-HTTP-Method-Override': 'DELETE',
        'X-Kept': '1',
      },
    });
    expect(seen.filter((name) => name.startsWith('x-') || name === 'forwarded')).toEqual(['x-kept']);
  });

  it('certificate authorities find their challenges on any host', async () => {
    const ASSETS = { fetch: async () => new Response('proof') };
    const edge = createEdge({ routes: [home], env: { ASSETS } });
    const response = await edge.fetch('https://new.example.com/.well-known/acme-challenge/token');
    expect(await response.text()).toBe('proof');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(edge.reads).toEqual([]);
  });

  it('plain http is redirected to https outside of development', async () => {
    const edge = createEdge({ routes: [home] });
    edge.putTenant('north.example.com');
    const response = await edge.fetch('http://north.example.com/a?b=c');
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe('https://north.example.com/a?b=c');
  });

  it('platform hosts lead to the platform and the brands are listed, in development only', async () => {
    const env = { PLATFORM_HOSTS: 'assets.localhost,platform.localhost', DEV_INDEX_HOST: 'localhost' };
    const edge = createEdge({ routes: [home], env, platform: () => new Response('platform') });
    edge.putTenant('north.localhost');
    expect(await (await edge.fetch('http://north.assets.localhost:8787/x')).text()).toBe('platform');
    const index = await edge.fetch('http://localhost:8787/');
    expect(await index.text()).toContain('http://north.localhost:8787');

    const mailbox = await edge.fetch('http://north.localhost:8787/__mail');
    expect(await mailbox.text()).toBe('platform');

    const deployed = createEdge({ routes: [home], platform: () => new Response('platform') });
    deployed.putTenant('north.example.com');
    expect((await deployed.fetch('http://localhost/')).status).toBe(404);
    for (const path of ['/__mail', '/__mail/1']) {
      const shown = await deployed.fetch(`https://north.example.com${path}`);
      expect(await shown.text()).not.toBe('platform');
    }
    expect((await deployed.fetch('https://north.assets.localhost/x')).status).toBe(404);
  });
});
