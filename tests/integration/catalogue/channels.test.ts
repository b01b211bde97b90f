import { beforeAll, describe, expect, it } from 'vitest';
import { FAULTS, type Fault } from '#tests/integration/edge/faulty-service.ts';
import { openForeignBackends } from '#tests/integration/edge/foreign-backend.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';
import { linksOf, textOf } from './detail-site.ts';

const MINUTE_MS = 60_000;
const LIST = '/api/v1/channel/list';
const GUIDE = '/api/v1/channel/guide';
const SCHEDULE = '/api/v1/channel/schedule';
const CHANNEL = '/api/v1/channel/one';
const CONTENTS = '/api/v1/content/list';
const WATCH = '/api/v1/content/watch/running';

const film = (content_id: string, title: string) => ({
  content_id,
  title,
  video_type: 'SPV',
  duration: 1800,
});
const at = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS).toISOString();
const entries = () => [
  { content_id: 'next', start_time: at(20), end_time: at(50) },
  { content_id: 'running', start_time: at(-10), end_time: at(20) },
];
const ONE = { _id: 'one', name: 'Harbour One', description: 'All about ships.' };
const FILMS = [film('running', 'The Running Film'), film('next', 'The Next Film')];

const startBackend = openForeignBackends({
  [LIST]: [ONE, { _id: 'gold', name: 'Harbour Gold', is_restricted: true }],
  [CHANNEL]: ONE,
  '/api/v1/channel/gold': {
    _id: 'gold',
    name: 'Harbour Gold',
    is_restricted: true,
    active_subscription: [{ id: 'plan-gold' }],
  },
  get [SCHEDULE]() {
    return entries();
  },
  get [GUIDE]() {
    return {
      channels: ['one', 'gold'].map((channel_id) => ({ channel_id, entries: entries() })),
      contents: FILMS,
    };
  },
  [CONTENTS]: FILMS,
  [WATCH]: { signed_url: 'https://assets.example.com/signed/a/master.m3u8' },
  '/api/v1/content/related-channel/one': [],
});
let site: TestSite;

beforeAll(async () => {
  site = await sharedSite();
});

/** A visit to a brand that is new to the site, on a backend of its own: nothing of it is cached. */
async function visit(path: string, fault?: readonly [fault: Fault, about: string]) {
  const backend = await startBackend();
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  if (fault) backend.setFault(fault[0], (requested) => requested === fault[1]);
  const startedAt = performance.now();
  const viewer = browser();
  viewer.cookies.set('tz', 'UTC');
  const response = await viewer.request(path);
  const html = await response.text();
  const { status, headers } = response;
  return { status, headers, html, text: textOf(html), tookMs: performance.now() - startedAt };
}

// What waits for a slow service waits beside the others.
describe.concurrent('the list of channels', () => {
  it('shows the current programme of each', async () => {
    const { status, text } = await visit('/channels');
    expect(status).toBe(200);
    for (const words of ['Harbour One', 'Harbour Gold', 'The Running Film']) expect(text).toContain(words);
  });

  it.each(FAULTS)('without its list (%s) responds with 503, a retry link and no-store', async (fault) => {
    const { status, text, html, headers, tookMs } = await visit('/channels', [fault, LIST]);
    expect(status).toBe(503);
    expect(text).toContain('could not be loaded');
    expect(linksOf(html)).toContainEqual({ href: '/channels', text: 'Try again' });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(tookMs).toBeLessThan(5000);
  });

  it.each(FAULTS)('shows its channels without programmes when the guide fails (%s)', async (fault) => {
    const { status, text } = await visit('/channels', [fault, GUIDE]);
    expect(status).toBe(200);
    expect(text).toContain('Harbour One');
    expect(text).not.toContain('The Running Film');
  });
});

describe.concurrent('the guide', () => {
  it('has a row of links for each channel', async () => {
    const { status, html } = await visit('/channels?view=guide');
    expect(status).toBe(200);
    const titles = linksOf(html).filter(({ text }) => text.startsWith('The Running Film'));
    expect(titles.map(({ href }) => href).sort()).toEqual(['/channel/gold', '/channel/one']);
  });

  it.each(FAULTS)('keeps its rows, each with a retry link, when programmes fail (%s)', async (fault) => {
    const { status, text, html, headers } = await visit('/channels?view=guide', [fault, GUIDE]);
    expect(status).toBe(200);
    expect(text).toContain('Harbour Gold');
    const again = linksOf(html).filter(({ text: words }) => words === 'Try again');
    expect(again.length).toBe(2);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each(FAULTS)('sends further rows without programmes when these fail (%s)', async (fault) => {
    const day = new Date().toISOString().slice(0, 10);
    const complete = await visit(`/resources/guide/${day}/1`);
    expect(JSON.parse(complete.html).rows).toHaveLength(2);
    expect(complete.headers.get('cache-control')).toBe('private, max-age=60');
    const { status, html, headers } = await visit(`/resources/guide/${day}/1`, [fault, GUIDE]);
    expect(status).toBe(200);
    expect(JSON.parse(html).rows).toEqual([
      { channelId: expect.any(String), programmes: null },
      { channelId: expect.any(String), programmes: null },
    ]);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect((await visit(`/resources/guide/${day}/1`, [fault, LIST])).status).toBe(503);
  });

  it('responds with 404 for other days and rows beyond its end', async () => {
    const day = new Date().toISOString().slice(0, 10);
    for (const place of ['2020-01-01/1', 'today/1', `${day}/2`, `${day}/0`, `${day}/x`]) {
      expect((await visit(`/resources/guide/${place}`)).status).toBe(404);
    }
  });
});

describe.concurrent('the page of a channel', () => {
  it('plays the current programme from its current position', async () => {
    const { status, html, text } = await visit('/channel/one');
    expect(status).toBe(200);
    expect(text).toContain('The Running Film');
    const [, seconds] =
      /<source src="https:\/\/assets\.example\.com\/signed\/a\/master\.m3u8#t=(\d+)"/.exec(html) ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(599);
    expect(Number(seconds)).toBeLessThan(630);
  });

  it.each(FAULTS)('keeps everything but the schedule when that fails (%s)', async (fault) => {
    const { status, text, html, headers } = await visit('/channel/one', [fault, SCHEDULE]);
    expect(status).toBe(200);
    expect(text).toContain('Harbour One');
    expect(text).toContain('All about ships.');
    expect(html).not.toContain('<video');
    expect(linksOf(html)).toContainEqual({ href: '/channel/one', text: 'Try again' });
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it.each(FAULTS)('shows times when titles fail (%s)', async (fault) => {
    const { status, html } = await visit('/channel/one', [fault, CONTENTS]);
    expect(status).toBe(200);
    expect(html).toContain('<video');
    expect(html.match(/<time dateTime=/gi)?.length).toBeGreaterThan(7);
  });

  it.each(FAULTS)('shows a retry link instead of a player without a media address (%s)', async (fault) => {
    const { status, text, html } = await visit('/channel/one', [fault, WATCH]);
    expect(status).toBe(200);
    expect(text).toContain('The Running Film');
    expect(html).not.toContain('<video');
    expect(linksOf(html)).toContainEqual({ href: '/channel/one', text: 'Try again' });
  });

  it.each(FAULTS)('responds with 503 without its channel (%s)', async (fault) => {
    const { status, html } = await visit('/channel/one', [fault, CHANNEL]);
    expect(status).toBe(503);
    expect(html).not.toContain('<video');
  });

  it('responds with 404 for an unknown channel', async () => {
    expect((await visit('/channel/no-such')).status).toBe(404);
  });

  it.each(['/api/v1/payment/active-subscription', SCHEDULE, WATCH])(
    'with a plan stays locked for a guest when %s has the wrong schema',
    async (path) => {
      const { html, text } = await visit('/channel/gold', ['wrong-schema', path]);
      expect(text).toContain('This Channel is not included in your current Membership Plan.');
      expect(html).not.toContain('<video');
      expect(html).not.toContain('/signed/');
    },
  );
});

it('the clock resource responds while no service does', async () => {
  const backend = await startBackend();
  backend.setFault('refused-connection');
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  const response = await browser().request('/resources/clock');
  const before = Date.now();
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  const { nowMs } = JSON.parse(await response.text());
  expect(Math.abs(nowMs - before)).toBeLessThan(2000);
});
