import type { AppLoadContext } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import type { EdgeEnv } from '#workers/edge/load-context.ts';
import { createEdge } from './edge-fixture.ts';

const HOST = 'north.example.com';

function createPages(env: Partial<EdgeEnv> = {}) {
  const edge = createEdge({
    env,
    routes: [
      { id: 'home', path: '/', handle: { cache: 'public' }, loader: () => 'home' },
      { id: 'embed', path: '/embed', handle: { csp: 'embed' }, loader: () => 'embed' },
      {
        id: 'preview',
        path: '/preview',
        handle: { csp: 'preview', isSecret: true },
        loader: () => 'preview',
      },
      { id: 'pay', path: '/pay', handle: { csp: 'payment' }, loader: () => 'pay' },
      {
        id: 'gone',
        path: '/gone',
        loader: () => {
          throw new Response('gone', { status: 404 });
        },
      },
      {
        id: 'moved',
        path: '/moved',
        loader: () => {
          throw new Response(null, { status: 302, headers: { Location: '/' } });
        },
      },
      {
        id: 'broken',
        path: '/broken',
        loader: () => {
          throw new Error('secret detail');
        },
      },
    ],
  });
  edge.putTenant(HOST, { asset_host: 'cdn.example.net', frame_ancestors: ['https://*.partner.example'] });
  return edge;
}

const directive = (response: Response, name: string) =>
  (response.headers.get('Content-Security-Policy') ?? '')
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

describe('security headers', () => {
  it.each(['/', '/gone', '/moved', '/broken', '/nothing-here'])(
    '%s has the security headers',
    async (path) => {
      const response = await createPages().fetch(`https://${HOST}${path}`);
      const { headers } = response;
      expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('Permissions-Policy')).toContain('fullscreen=(self)');
      expect(headers.get('Cache-Control')).toMatch(/private|no-store/);
      expect(directive(response, 'frame-ancestors')).toBe("'none'");
      expect(headers.get('X-Frame-Options')).toBe('DENY');
      expect(await response.text()).not.toContain('secret detail');
    },
  );

  it('responses for unknown hosts, blocked POSTs and plain http have them, too', async () => {
    const edge = createPages();
    const responses = [
      await edge.fetch('https://unknown.example.com/'),
      await edge.fetch(`https://${HOST}/`, { method: 'POST' }),
      await edge.fetch(`http://${HOST}/`),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 403, 308]);
    for (const { headers } of responses) {
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Cache-Control')).toContain('no-store');
    }
    expect(responses[2]?.headers.has('Strict-Transport-Security')).toBe(false);
  });

  it('a page loads scripts by nonce only, and media from its own asset host only', async () => {
    const response = await createPages().fetch(`https://${HOST}/`);
    const nonce = /nonce="([^"]+)"/.exec(await response.text())?.[1];
    expect(directive(response, 'script-src')).toBe(`'nonce-${nonce}' 'strict-dynamic'`);
    expect(directive(response, 'style-src')).toBe(`'self' 'nonce-${nonce}'`);
    for (const name of ['img-src', 'media-src']) {
      expect(directive(response, name)).toBe("'self' https://cdn.example.net data: blob:");
    }
    expect(directive(response, 'connect-src')).toBe(`'self' wss://${HOST} https://cdn.example.net`);
    expect(directive(response, 'base-uri')).toBe("'none'");
    expect(directive(response, 'object-src')).toBe("'none'");
    expect(directive(response, 'form-action')).toBe("'self'");
  });

  it("the brand's partners may embed the player, and only payment pages may embed gateways", async () => {
    const edge = createPages();
    const embed = await edge.fetch(`https://${HOST}/embed`);
    expect(directive(embed, 'frame-ancestors')).toBe('https://*.partner.example');
    const pay = await edge.fetch(`https://${HOST}/pay`);
    expect(directive(pay, 'frame-src')).toContain('razorpay.com');
    expect(directive(pay, 'frame-ancestors')).toBe("'none'");
    const home = await edge.fetch(`https://${HOST}/`);
    expect(directive(home, 'frame-src')).not.toContain('razorpay.com');
  });

  it('a preview may be framed by the site itself, and no partner may frame it', async () => {
    const preview = await createPages().fetch(`https://${HOST}/preview`);
    expect(directive(preview, 'frame-ancestors')).toBe("'self'");
    expect(preview.headers.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect(preview.headers.get('Referrer-Policy')).toBe('no-referrer');
  });

  it('a page may embed secure pages of others, and the embedded player none', async () => {
    const edge = createPages();
    expect(directive(await edge.fetch(`https://${HOST}/`), 'frame-src')).toBe('https:');
    expect(directive(await edge.fetch(`https://${HOST}/embed`), 'frame-src')).toBe("'none'");
  });
});

describe('the hosts of films and streams', () => {
  const NAMES = ['media-src', 'connect-src', 'img-src'] as const;
  const FILM = 'https://films.cdn.example:8443/film/master.m3u8?token=a';
  const edgeWith = (addresses: readonly string[], record = {}) => {
    const loader = (context: AppLoadContext) => {
      context.media.allow(addresses);
      return { listed: context.media.list() };
    };
    const edge = createEdge({
      routes: [
        { id: 'watch', path: '/watch', loader },
        { id: 'channel', path: '/channel', handle: { cache: 'public' }, loader },
        { id: 'home', path: '/', loader: () => 'home' },
      ],
    });
    edge.putTenant(HOST, { asset_host: 'cdn.example.net', ...record });
    return edge;
  };

  it('a page may load from the origin of what its backend has sent for it, and no other page may', async () => {
    const edge = edgeWith([FILM]);
    const watch = await edge.fetch(`https://${HOST}/watch`);
    for (const name of NAMES) expect(directive(watch, name)).toContain(' https://films.cdn.example:8443');
    expect(directive(watch, 'script-src')).not.toContain('cdn.example');
    expect(await watch.text()).toContain('["https://cdn.example.net","https://films.cdn.example:8443"]');
    expect(watch.headers.has('X-Media-Origins')).toBe(false);
    const home = await edge.fetch(`https://${HOST}/`);
    expect(home.headers.get('Content-Security-Policy')).not.toContain('films.cdn.example');
  });

  it('a page out of the cache may load from the same origins', async () => {
    const edge = edgeWith([FILM]);
    const policies = [];
    for (const cache of ['miss', 'hit']) {
      const response = await edge.fetch(`https://${HOST}/channel`);
      expect(response.headers.get('Server-Timing')).toContain(`cache;desc="${cache}"`);
      expect(response.headers.has('X-Media-Origins')).toBe(false);
      policies.push(directive(response, 'media-src'));
    }
    expect(policies[1]).toBe("'self' https://cdn.example.net https://films.cdn.example:8443 data: blob:");
    expect(policies[0]).toBe(policies[1]);
  });

  it.each([
    'http://films.cdn.example/a.mp4',
    'http://localhost:9000/a.mp4',
    'https://a;script-src/a.mp4',
    "https://'self'/a.mp4",
    'https://*.cdn.example/a.mp4',
    'https://10.0.0.1/a.mp4',
    'data:video/mp4,x',
    '//films.cdn.example/a.mp4',
    'nonsense',
    '',
  ])('nothing is allowed by the address %s', async (address) => {
    const response = await edgeWith([address]).fetch(`https://${HOST}/watch`);
    expect(directive(response, 'media-src')).toBe("'self' https://cdn.example.net data: blob:");
  });

  it('a record that names hosts allows these on every page, and nothing else', async () => {
    const edge = edgeWith([FILM], { media_hosts: ['video.example.org', '*.stream.example'] });
    for (const path of ['/watch', '/']) {
      const response = await edge.fetch(`https://${HOST}${path}`);
      expect(directive(response, 'media-src')).toBe(
        "'self' https://cdn.example.net https://video.example.org https://*.stream.example data: blob:",
      );
    }
    expect(await (await edge.fetch(`https://${HOST}/watch`)).text()).toContain('"listed":null');
  });

  it('a page names ten origins at most', async () => {
    const addresses = Array.from({ length: 30 }, (_, index) => `https://c${index}.cdn.example/a.mp4`);
    const response = await edgeWith(addresses).fetch(`https://${HOST}/watch`);
    expect(directive(response, 'media-src')?.match(/cdn\.example(?= )/g)).toHaveLength(10);
  });
});

describe('the policy of a payment page', () => {
  const SANDBOX = 'http://pay.localhost:8787';
  const NAMES = ['frame-src', 'connect-src', 'img-src', 'form-action'] as const;

  it("Razorpay's iframes and every gateway's hosted page are permitted", async () => {
    const pay = await createPages().fetch(`https://${HOST}/pay`);
    expect(directive(pay, 'frame-src')).toBe('https://*.razorpay.com');
    expect(directive(pay, 'connect-src')).toContain(' https://*.razorpay.com');
    const targets = directive(pay, 'form-action')?.split(' ') ?? [];
    for (const host of ['checkout.stripe.com', 'checkout.paystack.com', 'www.paypal.com', 'secure.payu.in']) {
      expect(targets).toContain(`https://${host}`);
    }
    expect(targets).toContain("'self'");
    // Scripts come by the nonce alone, Razorpay's through the page's own.
    expect(directive(pay, 'script-src')).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  });

  it("a form may lead to the gateway hosts of the brand's record, on a payment page alone", async () => {
    const edge = createPages();
    edge.putTenant(HOST, {
      gateway_hosts: { Stripe: ['pay.harbor.example'], PayU: ['checkout.payulatam.com'] },
    });
    const targets = directive(await edge.fetch(`https://${HOST}/pay`), 'form-action')?.split(' ');
    expect(targets).toContain('https://pay.harbor.example');
    expect(targets).toContain('https://checkout.payulatam.com');
    expect(targets).toContain('https://paystack.com');
    expect(directive(await edge.fetch(`https://${HOST}/`), 'form-action')).toBe("'self'");
  });

  it.each(['/', '/embed', '/gone'])('%s may not connect to any gateway', async (path) => {
    for (const env of [{}, { PAYMENT_SANDBOX: SANDBOX }]) {
      const page = await createPages(env).fetch(`https://${HOST}${path}`);
      expect(page.headers.get('Content-Security-Policy')).not.toMatch(
        /razorpay|paypal|payu|stripe|paystack|pay\.localhost/,
      );
    }
  });

  it('a configured sandbox replaces the gateways, and no other deployment permits one', async () => {
    const local = await createPages({ PAYMENT_SANDBOX: SANDBOX }).fetch(`https://${HOST}/pay`);
    for (const name of NAMES) expect(directive(local, name), name).toContain(SANDBOX);
    expect(local.headers.get('Content-Security-Policy')).not.toMatch(/razorpay\.com|paypal\.com|payu\.in/);
    const deployed = await createPages().fetch(`https://${HOST}/pay`);
    expect(deployed.headers.get('Content-Security-Policy')).not.toContain('localhost');
  });
});

describe('the frame ancestors of the embedded player', () => {
  const fetchEmbed = (frame_ancestors: string[] | undefined) => {
    const edge = createPages();
    edge.putTenant(HOST, frame_ancestors ? { frame_ancestors } : {});
    return edge.fetch(`https://${HOST}/embed`);
  };

  it.each([
    { ancestors: undefined, policy: "'self'", options: 'SAMEORIGIN' },
    { ancestors: [], policy: "'none'", options: 'DENY' },
    { ancestors: ["'self'"], policy: "'self'", options: 'SAMEORIGIN' },
    { ancestors: ['*'], policy: '*', options: null },
    { ancestors: ["'self'", 'https://a.example'], policy: "'self' https://a.example", options: null },
  ])('$ancestors gives the same policy in both headers', async ({ ancestors, policy, options }) => {
    const response = await fetchEmbed(ancestors);
    expect(directive(response, 'frame-ancestors')).toBe(policy);
    expect(response.headers.get('X-Frame-Options')).toBe(options);
  });

  it('the ancestors of one brand do not apply to another', async () => {
    const edge = createPages();
    edge.putTenant('south.example.com', { slug: 'south', hostnames: ['south.example.com'] });
    const response = await edge.fetch('https://south.example.com/embed');
    expect(directive(response, 'frame-ancestors')).toBe("'self'");
  });
});

describe('the request log', () => {
  it('a request has one line with its timing and nothing about the viewer', async () => {
    const edge = createPages();
    const response = await edge.fetch(`https://${HOST}/?q=private-words`, {
      headers: { Cookie: '__Host-sid=secret-session', 'CF-Connecting-IP': '203.0.113.9' },
    });
    expect(response.headers.get('Server-Timing')).toMatch(/tenant;desc="north";dur=\d.*cache;desc="bypass"/);
    const lines = edge.logs.filter(({ event }) => event === 'request');
    expect(lines).toEqual([
      {
        event: 'request',
        requestId: response.headers.get('X-Request-Id'),
        tenant: 'north',
        route: 'home',
        method: 'GET',
        status: 200,
        cache: 'bypass',
        ms: expect.any(Number),
        services: expect.any(Object),
      },
    ]);
    expect(JSON.stringify(edge.logs)).not.toMatch(/private-words|secret-session|203\.0\.113/);
  });
});
