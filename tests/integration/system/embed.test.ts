import { beforeAll, describe, expect, it } from 'vitest';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

const FILM = 'the-salt-road';
const LOCKED = 'meridian';
const LOGIN_ONLY = 'paper-lanterns';
const LIVE = 'northern-skies-live';
const UPCOMING = 'premiere-the-cartographer';
const TICKET = 'opening-night-gala';
const ENDED = 'symphony-for-a-city';
const SERIES = 'the-fjord-cases';
const OF_PULSE = 'moon-salutation';

let site: TestSite;
beforeAll(async () => {
  site = await sharedSeededSite();
});

async function visit(path: string, brand = 'aurora') {
  const response = await site.fetch(`${brand}.localhost`, path, { headers: { accept: 'text/html' } });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const policyOf = (headers: Headers) => headers.get('content-security-policy') ?? '';

describe('the embedded player', () => {
  it('may be framed where its brand allows it, and no other page may', async () => {
    const embed = await visit(`/embed/${FILM}`);
    expect(policyOf(embed.headers)).toContain('frame-ancestors *');
    expect(embed.headers.get('x-frame-options')).toBeNull();
    for (const path of ['/', `/watch/${FILM}`, `/content/${FILM}`, '/oembed']) {
      const { headers } = await visit(path);
      expect(policyOf(headers), path).toContain("frame-ancestors 'none'");
      expect(headers.get('x-frame-options'), path).toBe('DENY');
    }
  });

  it('may be framed by its own brand only where nothing is configured', async () => {
    const { headers } = await visit(`/embed/${OF_PULSE}`, 'pulse');
    expect(policyOf(headers)).toContain("frame-ancestors 'self'");
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
  });

  it('plays without scripts, and is not indexed', async () => {
    const { status, html, headers } = await visit(`/embed/${FILM}`);
    expect(status).toBe(200);
    expect(html).toMatch(/<video[^>]* controls=""/);
    expect(html).toMatch(/<source src="[^"]+master\.m3u8"/);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain(`/content/${FILM}"`);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each([
    { id: LOCKED, text: 'This Content is not included in your current Membership Plan.' },
    { id: LOGIN_ONLY, text: 'Sign in to watch this title.' },
    { id: ENDED, text: 'Stream Ended' },
    { id: SERIES, text: 'Watch now' },
  ])('explains why $id does not play, and opens every link in a new tab', async ({ id, text }) => {
    const { status, html } = await visit(`/embed/${id}`);
    expect(status).toBe(200);
    expect(html).toContain(text);
    expect(html).not.toMatch(/<video|\/signed\//);
    const links = html.match(/<a [^>]*href="[^"]*"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link).toMatch(/(?=.*target="_blank")(?=.*rel="noopener")/);
  });

  it('has no comments beside it, unlike the watch page', async () => {
    expect((await visit(`/watch/${LIVE}`)).html).toContain('<aside');
    const { status, html } = await visit(`/embed/${LIVE}`);
    expect(status).toBe(200);
    expect(html).not.toMatch(/<aside|<textarea/);
  });

  it('has no media address for viewers without access', async () => {
    for (const id of [TICKET, UPCOMING]) {
      const { html } = await visit(`/embed/${id}`);
      expect(html, id).not.toMatch(/\/signed\/|\.m3u8/);
    }
  });

  it.each(['/embed/nobody', `/embed/${OF_PULSE}`, '/embed/%00'])('responds with 404 for %s', async (path) => {
    const { status, html } = await visit(path);
    expect(status).toBe(404);
    for (const link of html.match(/<a [^>]*href="[^"]*"[^>]*>/g) ?? []) expect(link).toContain('_blank');
  });
});

describe('oEmbed', () => {
  async function fetchEmbed(address: string | null, more: Record<string, string> = {}, brand = 'aurora') {
    const search = new URLSearchParams({ ...(address === null ? {} : { url: address }), ...more });
    const response = await site.fetch(`${brand}.localhost`, `/oembed?${search}`);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : null };
  }
  const pageOf = (path: string, brand = 'aurora') => site.url(`${brand}.localhost`, path);

  it('is linked from the page of a title, and returns its player', async () => {
    const { html } = await visit(`/content/${FILM}`);
    const [, link = ''] =
      html.match(/<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/) ?? [];
    const href = new URL(link.replaceAll('&amp;', '&'));
    expect(href.origin).toBe(new URL(pageOf('/')).origin);
    const response = await site.fetch('aurora.localhost', href.pathname + href.search);
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({
      version: '1.0',
      type: 'video',
      title: 'The Salt Road',
      provider_name: 'Aurora',
      html: expect.stringContaining(`src="${pageOf(`/embed/${FILM}`)}"`),
      width: 640,
      height: 360,
      thumbnail_url: expect.stringMatching(/\.webp$/),
      thumbnail_width: 1280,
      thumbnail_height: 720,
    });
  });

  it('keeps to the requested size', async () => {
    const { body } = await fetchEmbed(pageOf(`/watch/${FILM}`), { maxwidth: '700', maxheight: '180' });
    expect(body).toMatchObject({ width: 320, height: 180 });
    expect(body.thumbnail_url).toBeUndefined();
  });

  it('uses the language of the address', async () => {
    const { body } = await fetchEmbed(pageOf(`/content/${FILM}`), { lang: 'ar' });
    expect(body.title).toMatch(/[\u0600-\u06FF]/);
    expect(body.html).toContain(`/embed/${FILM}?lang=ar`);
  });

  it('returns a link for a series, and for a brand that may not be framed', async () => {
    expect((await fetchEmbed(pageOf(`/parent-content/${SERIES}`))).body).toMatchObject({ type: 'link' });
    const pulse = await fetchEmbed(pageOf(`/content/${OF_PULSE}`, 'pulse'), {}, 'pulse');
    expect(pulse.body).toMatchObject({ type: 'link', provider_name: 'Pulse' });
    expect(pulse.body.html).toBeUndefined();
  });

  it.each([
    { why: 'xml', address: `/content/${FILM}`, more: { format: 'xml' }, status: 501 },
    { why: 'no format', address: `/content/${FILM}`, more: { format: 'x' }, status: 400 },
    { why: 'members only', address: `/content/${LOCKED}`, more: { format: 'json' }, status: 401 },
    { why: 'sign in first', address: `/content/${LOGIN_ONLY}`, more: { format: 'json' }, status: 401 },
    { why: 'unknown', address: '/content/nobody', more: { format: 'json' }, status: 404 },
    { why: 'of another brand', address: `/content/${OF_PULSE}`, more: { format: 'json' }, status: 404 },
    { why: 'no title', address: '/pricing', more: { format: 'json' }, status: 404 },
  ])('responds with $status: $why', async ({ address, more: { format = 'json' }, status }) => {
    const response = await fetchEmbed(pageOf(address), { format });
    expect([response.status, response.body]).toEqual([status, null]);
  });

  it('responds with 404 to addresses of other sites', async () => {
    for (const address of [
      null,
      '',
      'nonsense',
      'javascript:alert(1)',
      `https://evil.example/content/${FILM}`,
    ]) {
      expect((await fetchEmbed(address)).status, String(address)).toBe(404);
    }
  });
});
