import { beforeAll, describe, expect, it } from 'vitest';
import { FAULTS } from '#tests/integration/edge/faulty-service.ts';
import { ACCOUNT_PATH, openForeignBackends } from '#tests/integration/edge/foreign-backend.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';

const PATH = '/resources/player-event';
const EVENT_PATH = '/api/v1/extract/event';
const FILM = 'the-salt-road';
/** For so long a service is waited for by a page, and by what must know its response. */
const DEADLINE_MS = 2500;
/** The same, with some more for a busy machine. */
const TIMEOUT_MS = 4000;

const startBackend = openForeignBackends({ [EVENT_PATH]: {} });
let site: TestSite;
let counter = 0;

beforeAll(async () => {
  site = await startSeededSite();
});

function event(over: object = {}) {
  counter += 1;
  return {
    event_type: 'PLAYER',
    event_name: 'PLAYER_PING',
    content_id: FILM,
    player_timestamp: 45.5,
    total_duration: 3600,
    tracking_id: `play-${counter}`,
    source: 'WEB',
    variant: 720,
    ...over,
  };
}

function send(browser: Browser, body: unknown, headers: Record<string, string> = {}) {
  return browser.request(PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      accept: '*/*',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      origin: browser.origin,
      ...headers,
    },
  });
}

async function signedIn(email: string) {
  const browser = site.browser('aurora.localhost');
  await login(browser, email);
  return browser;
}

const eventsOf = async (trackingId: string) => {
  const { results } = await site.bindings.db
    .prepare('SELECT * FROM player_events WHERE tracking_id = ?')
    .bind(trackingId)
    .all();
  return results;
};

async function makeForeignBrand() {
  const backend = await startBackend();
  const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
  return { backend, browser: browser() };
}

describe('an event at the player event resource', () => {
  it('is sent to the analytics service, a guest’s too, and is responded to without a body', async () => {
    const body = event({ event_name: 'PLAYER_START' });
    const response = await send(site.browser('aurora.localhost'), body);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(await eventsOf(body.tracking_id)).toMatchObject([{ content_id: FILM, user_id: null }]);
  });

  it('is sent with the member’s session, so that the film is resumed', async () => {
    const browser = await signedIn('viewer@aurora.example');
    const body = event({ event_name: 'PLAYER_PLAY' });
    await send(browser, body);
    await send(browser, { ...body, event_name: 'PLAYER_PAUSE', player_timestamp: 61, sequence: 3 });
    await expect
      .poll(async () => (await (await browser.visit(`/content/${FILM}`)).text()).includes('Resume watching'))
      .toBe(true);
    expect(await eventsOf(body.tracking_id)).toMatchObject([{ user_id: 'user-viewer' }, {}]);
  });

  it('is accepted as text, as a beacon sends it', async () => {
    const body = event({ event_name: 'PLAYER_PLAY' });
    const type = { 'content-type': 'text/plain;charset=UTF-8' };
    expect((await send(site.browser('aurora.localhost'), body, type)).status).toBe(204);
    expect(await eventsOf(body.tracking_id)).toHaveLength(1);
  });

  it.each([
    ['of another site', { 'sec-fetch-site': 'cross-site' }],
    ['of another host of the same site', { 'sec-fetch-site': 'same-site' }],
    ['of an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ])('%s is rejected', async (_, headers) => {
    const body = event({ event_name: 'PLAYER_PLAY' });
    const response = await send(site.browser('aurora.localhost'), body, headers);
    expect(response.status).toBe(403);
    expect(await eventsOf(body.tracking_id)).toEqual([]);
  });

  it.each([
    ['no JSON', '{"event_type":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['an unknown event', JSON.stringify({ event_type: 'PLAYER', event_name: 'PLAYER_DANCE' })],
  ])('that is %s is rejected', async (_, body) => {
    expect((await send(site.browser('aurora.localhost'), body)).status).toBe(400);
  });

  it('that is longer than any event is rejected', async () => {
    const response = await send(site.browser('aurora.localhost'), event({ padding: 'x'.repeat(5000) }));
    expect(response.status).toBe(413);
    expect((await response.text()).length).toBeLessThan(200);
  });

  it('is responded to with 405 for GET', async () => {
    const response = await site.browser('aurora.localhost').request(PATH);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('of an unknown title is not accepted, and the response has no details', async () => {
    const response = await send(
      site.browser('aurora.localhost'),
      event({ event_name: 'PLAYER_START', content_id: 'nothing' }),
    );
    expect([response.status, await response.text()]).toEqual([503, '']);
  });

  it('is rate limited at a thousand a minute from one address of one brand', async () => {
    const browser = site.browser('pulse.localhost');
    const minute = () => Math.floor(Date.now() / 60_000);
    const sendAll = async (from: Record<string, string>) => {
      const statuses: number[] = [];
      for (let round = 0; round < 21; round += 1) {
        const responses = await Promise.all(Array.from({ length: 50 }, () => send(browser, '', from)));
        statuses.push(...responses.map(({ status }) => status));
        await Promise.all(responses.map((response) => response.text()));
      }
      return statuses;
    };
    // The count starts anew with each minute of the clock: events that were sent in two of them prove nothing.
    let from = { 'cf-connecting-ip': '203.0.113.7' };
    let start = minute();
    let statuses = await sendAll(from);
    if (minute() !== start) {
      from = { 'cf-connecting-ip': '203.0.113.9' };
      start = minute();
      statuses = await sendAll(from);
    }
    expect(minute()).toBe(start);
    expect(statuses.slice(0, 1000).filter((status) => status === 429)).toEqual([]);
    expect(statuses.slice(-20)).toContain(429);
    const rejected = await send(browser, '', from);
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await send(browser, '', { 'cf-connecting-ip': '203.0.113.8' })).status).toBe(400);
    expect((await send(site.browser('aurora.localhost'), '', from)).status).toBe(400);
  });
});

// What waits for a slow service waits beside the others.
describe.concurrent('an analytics service that fails', () => {
  // The body of a successful response does not matter.
  const faults = FAULTS.filter((fault) => fault !== 'wrong-schema');
  it.each(faults)('with %s: the first event gets 503 without a body within the timeout', async (fault) => {
    const { backend, browser } = await makeForeignBrand();
    await browser.request('/');
    backend.setFault(fault, (path) => path === EVENT_PATH);
    const startedAt = performance.now();
    const response = await send(browser, event({ event_name: 'PLAYER_START' }));
    expect([response.status, await response.text()]).toEqual([503, '']);
    expect(performance.now() - startedAt).toBeLessThan(TIMEOUT_MS);
  });

  it('delays neither further events nor pages', async () => {
    const { backend, browser } = await makeForeignBrand();
    await browser.request('/');
    backend.setFault('slow', (path) => path === EVENT_PATH);
    const startedAt = performance.now();
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(browser, event())));
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect((await browser.request('/content/film-1')).status).toBe(200);
    expect(performance.now() - startedAt).toBeLessThan(DEADLINE_MS);
  });

  it('receives the events of a brand on a third-party backend', async () => {
    const { backend, browser } = await makeForeignBrand();
    const before = backend.countRequests(EVENT_PATH);
    expect((await send(browser, event({ event_name: 'PLAYER_START' }))).status).toBe(204);
    expect(backend.countRequests(EVENT_PATH) - before).toBe(1);
    expect(backend.countRequests(ACCOUNT_PATH)).toBeGreaterThan(0);
  });
});
