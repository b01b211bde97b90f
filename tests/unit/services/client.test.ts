import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FetchLike } from '#app/services/fetch-json.server.ts';
import { isOutage, isServiceError } from '#app/services/service-error.ts';
import { FAULTS, startFaultyService } from '#tests/integration/edge/faulty-service.ts';
import { createClient, createMemory, fakeTenant, fakeViewer } from './client-fixture.ts';

const ARTISTS = [{ _id: 'a1', name: 'Ada' }];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const responseFor = (path: string) => (path === '/api/v1/artists' ? ARTISTS : undefined);
let service: Awaited<ReturnType<typeof startFaultyService>>;

beforeAll(async () => {
  service = await startFaultyService(responseFor);
});

afterAll(() => service.close());

const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

/** A service in the test's own process, for what depends on time and not on the network. */
function fakeService(answer: () => unknown) {
  const fetcher = vi.fn(async (_url: string, _init: RequestInit) => {
    const data = answer();
    return data instanceof Response ? data : Response.json({ success: true, data });
  });
  return { fetcher, fetchers: { platform: fetcher, outside: fetcher } };
}

function createShared() {
  const stored = new Map<string, Response>();
  const shared = {
    match: async (key: RequestInfo | URL) => stored.get(String(key))?.clone(),
    put: async (key: RequestInfo | URL, response: Response) => {
      stored.set(String(key), response);
    },
    delete: async (key: RequestInfo | URL) => stored.delete(String(key)),
  };
  return { shared, stored };
}

/** A service that never responds, with when its requests were given up. */
function hangingService() {
  const aborted: number[] = [];
  const fetcher = (_url: string, { signal }: RequestInit) =>
    new Promise<never>((_, reject) => {
      signal?.addEventListener('abort', () => {
        aborted.push(Date.now());
        reject(signal.reason);
      });
    });
  return { aborted, fetchers: { platform: fetcher, outside: fetcher } };
}

describe('a call to a faulty service', () => {
  const expectedKind: Partial<Record<(typeof FAULTS)[number], string>> = {
    slow: 'timeout',
    'html-500': 'rejected',
    'cut-off': 'unreachable',
    nothing: 'unreachable',
    'refused-connection': 'unreachable',
  };

  it.each(FAULTS)('the fault "%s" fails as an outage within its deadline', async (fault) => {
    service.setFault(fault);
    const { client, log } = createClient({
      tenant: fakeTenant(`t-${fault}`, service.url),
      deadlines: { callMs: 2_000 },
    });
    const startedAt = performance.now();
    const error = await failureOf(client.call('artists', { query: {} }));
    service.setFault(null);
    expect(isOutage(error)).toBe(true);
    expect(error).toMatchObject({
      service: 'content',
      call: 'artists',
      kind: expectedKind[fault] ?? 'invalid',
    });
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    expect(client.hasFailed).toBe(true);
    expect(log).toContainEqual(expect.objectContaining({ event: 'service-failure', call: 'artists' }));
  });

  it('a redirect is never followed', async () => {
    service.setFault('redirect');
    const fetcher = vi.fn((url: string, init: RequestInit) => fetch(url, init));
    const { client } = createClient({
      tenant: fakeTenant('r', service.url),
      fetchers: { platform: fetcher, outside: fetcher },
    });
    await failureOf(client.call('artists', { query: {} }));
    service.setFault(null);
    expect(fetcher.mock.calls.every(([url]) => url.startsWith(service.url))).toBe(true);
  });
});

describe('a response', () => {
  it('an error response has its status and messages and is no outage', async () => {
    const { fetchers } = fakeService(() =>
      Response.json({ success: false, message: 'Try again', error: 'Wrong password' }, { status: 401 }),
    );
    const { client } = createClient({ fetchers });
    const error = await failureOf(client.call('login', { body: { email_id: 'a@b.c', password: 'x' } }));
    expect(isServiceError(error)).toBe(true);
    expect(error).toMatchObject({
      kind: 'rejected',
      status: 401,
      message: 'Try again',
      fieldMessage: 'Wrong password',
    });
    expect(isOutage(error)).toBe(false);
    expect(client.hasFailed).toBe(false);
  });

  it('a bad item of a list is dropped and logged once', async () => {
    const { fetchers } = fakeService(() => [...ARTISTS, { _id: 7 }, 'junk']);
    const memory = createMemory();
    const logs = [];
    for (const page of [1, 2]) {
      const { client, log } = createClient({ fetchers, memory });
      const { data } = await client.call('artists', { query: { page } });
      expect(data.map(({ name }) => name)).toEqual(['Ada']);
      logs.push(...log);
    }
    expect(logs).toEqual([expect.objectContaining({ event: 'items-dropped', call: 'artists', count: 2 })]);
  });

  it('an unreadable field is logged once by its name, however many items of however many lists have it', async () => {
    const memory = createMemory();
    const logs = [];
    for (const count of [3, 5]) {
      const artists = Array.from({ length: count }, (_, index) => ({
        ...ARTISTS[0],
        _id: `a${index}`,
        bio: [],
      }));
      const { client, log } = createClient({ ...fakeService(() => artists), memory });
      const { data } = await client.call('artists', { query: { page: count } });
      expect(data).toHaveLength(count);
      logs.push(...log);
    }
    expect(logs).toEqual([
      {
        event: 'items-dropped',
        call: 'artists',
        count: 3,
        items: [expect.objectContaining({ path: 'bio' })],
      },
    ]);
  });

  it('a request has the headers of the contract', async () => {
    const { fetcher, fetchers } = fakeService(() => ({ resume_timestamp: 12 }));
    const { client } = createClient({ fetchers, viewerSession: 's1', language: 'fr' });
    await client.call('resumeTimestamp', { query: { content_id: 'c 1&x' } });
    const [url, init] = fetcher.mock.calls[0] ?? [];
    expect(url).toBe('https://north.example.com/api/v1/content/resume-timestamp?content_id=c+1%26x');
    expect(Object.fromEntries(new Headers(init?.headers))).toMatchObject({
      account_id: 'acc_north',
      language: 'fr',
      default_language: 'en',
      ott_sessionid: 's1',
      traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
    });
    expect(init?.redirect).toBe('manual');
  });

  it('an id cannot lead to another path', async () => {
    const { fetcher, fetchers } = fakeService(() => ARTISTS[0]);
    const { client } = createClient({ fetchers });
    await client.call('artistDetail', { params: { id: '../../user/logout?x=' } });
    expect(new URL(fetcher.mock.calls[0]?.[0] ?? '').pathname).toBe(
      '/api/v1/artists/detail/..%2F..%2Fuser%2Flogout%3Fx%3D',
    );
  });
});

describe('a retry', () => {
  it('a GET is retried once, a POST never', async () => {
    let isDown = true;
    const { fetcher, fetchers } = fakeService(() => {
      if (!isDown) return ARTISTS;
      isDown = false;
      return Response.json({ success: false }, { status: 503 });
    });
    const { client } = createClient({ fetchers });
    expect((await client.call('artists', { query: {} })).data).toHaveLength(1);
    expect(fetcher).toHaveBeenCalledTimes(2);

    isDown = true;
    const error = await failureOf(client.call('forgotPassword', { body: { email_id: 'a@b.c' } }));
    expect(error).toMatchObject({ kind: 'rejected', status: 503 });
    expect(fetcher).toHaveBeenCalledTimes(3);
  });

  it('a 404 is not retried', async () => {
    const { fetcher, fetchers } = fakeService(() => Response.json({ success: false }, { status: 404 }));
    const { client } = createClient({ fetchers });
    await failureOf(client.call('artists', { query: {} }));
    expect(fetcher).toHaveBeenCalledTimes(1);
  });
});

describe('the deadlines of calls', () => {
  const body = { transaction_id: 't1', details: {} };

  beforeEach(() => {
    vi.useFakeTimers();
    // It takes real time.
    vi.spyOn(crypto.subtle, 'digest').mockResolvedValue(new ArrayBuffer(32));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  /** How many milliseconds it is until a call gives up. */
  async function waitOf(call: () => Promise<unknown>) {
    const startedAt = Date.now();
    const failing = failureOf(call()).then((error) => ({ error, ms: Date.now() - startedAt }));
    await vi.advanceTimersByTimeAsync(10_000);
    return failing;
  }

  it('a page waits two and a half seconds for a call', async () => {
    const { client } = createClient({ fetchers: hangingService().fetchers });
    const { error, ms } = await waitOf(() => client.call('transactions', {}));
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(ms).toBe(2_500);
  });

  it("the tenant's record sets another time", async () => {
    const { client } = createClient({ fetchers: hangingService().fetchers, deadlines: { callMs: 700 } });
    expect((await waitOf(() => client.call('artists', { query: {} }))).ms).toBe(700);
  });

  it('the calls of a page share three and a half seconds', async () => {
    const { client } = createClient({ fetchers: hangingService().fetchers });
    const { ms } = await waitOf(async () => {
      await failureOf(client.call('artists', { query: {} }));
      await client.call('activeSubscriptions', {});
    });
    expect(ms).toBe(3_500);
  });

  it('a page does not wait eight seconds for a payment, which goes on that long', async () => {
    const service = hangingService();
    const startedAt = Date.now();
    const { client, finishBackgroundWork } = createClient({ fetchers: service.fetchers });
    const { error, ms } = await waitOf(() => client.call('capturePayment', { body }));
    expect(error).toMatchObject({ kind: 'timeout' });
    expect(ms).toBe(3_500);
    await finishBackgroundWork();
    expect(service.aborted.map((at) => at - startedAt)).toEqual([8_000]);
  });

  it('a payment that is made in time is answered at once', async () => {
    const { fetchers } = fakeService(() => ({ redirection_url: '/home' }));
    const { client } = createClient({ fetchers });
    expect((await client.call('capturePayment', { body })).data).toMatchObject({ redirection_url: '/home' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('a viewer who signs in has an answer within the time of a page', async () => {
    const { client } = createClient({ fetchers: hangingService().fetchers });
    const login = { body: { email_id: 'a@b.c', password: 'x' } };
    expect((await waitOf(() => client.call('login', login))).ms).toBe(3_500);
  });
});

describe('the circuit breaker', () => {
  const PROBED = ['/api/v1/content/meta-data/system', '/api/v1/artists'];

  /** A content service whose paths fail as the test wants; `requests` counts them. */
  function troubledService(isBad: (path: string) => boolean, failing = () => 500) {
    const requests: string[] = [];
    const fetcher = async (url: string, _init: RequestInit) => {
      const path = new URL(url).pathname;
      requests.push(path);
      if (isBad(path)) return Response.json({}, { status: failing() });
      const content = { content_id: 'c', title: 'T', video_type: 'SPV' };
      return Response.json({ success: true, data: path.includes('/detail/') ? content : [] });
    };
    return { requests, fetchers: { platform: fetcher, outside: fetcher } };
  }

  function createVisits(fetchers: { platform: FetchLike; outside: FetchLike }) {
    const clock = { now: 0 };
    const memory = createMemory();
    const visit = async (id: string, slug = 'north', viewerSession: string | null = 's1') => {
      const tenant = fakeTenant(slug);
      const made = createClient({ fetchers, memory, now: () => clock.now, tenant, viewerSession });
      const error = await failureOf(made.client.call('contentDetail', { params: { content_id: id } }));
      await made.finishBackgroundWork();
      return error;
    };
    return { clock, visit };
  }

  it('a record that fails three times is not requested for five seconds, and no other is', async () => {
    const { fetchers } = troubledService((path) => path.endsWith('/bad'));
    const { clock, visit } = createVisits(fetchers);
    for (let failure = 0; failure < 3; failure += 1) {
      expect(await visit('bad')).toMatchObject({ kind: 'rejected' });
    }
    expect(await visit('bad')).toMatchObject({ kind: 'open' });
    expect(await visit('bad', 'north', 's2')).toMatchObject({ kind: 'rejected' });
    expect(await visit('good')).toBeNull();
    clock.now += 5_001;
    expect(await visit('bad')).toMatchObject({ kind: 'rejected' });
    expect(await visit('bad')).toMatchObject({ kind: 'open' });
  });

  it('any number of failing records leaves a service open whose good calls are answered', async () => {
    const { fetchers, requests } = troubledService((path) => path.includes('/bad'));
    const { visit } = createVisits(fetchers);
    for (let record = 0; record < 40; record += 1) await visit(`bad-${record}`);
    expect(await visit('good')).toBeNull();
    expect(requests.filter((path) => PROBED.includes(path))).toHaveLength(2);
  });

  it('one good call that fails as well changes nothing', async () => {
    const { fetchers } = troubledService((path) => path.includes('/bad') || path === PROBED[0]);
    const { visit } = createVisits(fetchers);
    for (let record = 0; record < 10; record += 1) await visit(`bad-${record}`);
    expect(await visit('good')).toBeNull();
  });

  it('a service that is down is not requested after three records, for one tenant, until it is back', async () => {
    let isDown = true;
    const { fetchers, requests } = troubledService(() => isDown);
    const { clock, visit } = createVisits(fetchers);
    for (const id of ['a', 'b', 'c']) expect(await visit(id)).toMatchObject({ kind: 'rejected' });
    const sent = requests.length;
    expect(await visit('d')).toMatchObject({ kind: 'open' });
    expect(requests).toHaveLength(sent);
    expect(await visit('d', 'south')).toMatchObject({ kind: 'rejected' });

    clock.now += 5_001;
    expect(await Promise.all([visit('e'), visit('f')])).toEqual([
      expect.objectContaining({ kind: 'open' }),
      expect.objectContaining({ kind: 'open' }),
    ]);
    isDown = false;
    clock.now += 5_001;
    expect(await visit('g')).toBeNull();
    expect(await visit('h')).toBeNull();
  });

  it('responses outside the contract never count against the service', async () => {
    const { fetchers, requests } = troubledService(
      () => true,
      () => 200,
    );
    const { visit } = createVisits(fetchers);
    for (let record = 0; record < 10; record += 1) {
      expect(await visit(`c${record}`)).toMatchObject({ kind: 'invalid' });
    }
    expect(requests.filter((path) => PROBED.includes(path))).toEqual([]);
  });

  it('a call that had too little time left counts against nothing', async () => {
    const { fetchers } = hangingService();
    const memory = createMemory();
    for (let page = 0; page < 10; page += 1) {
      const { client } = createClient({ fetchers, memory, startedAt: Date.now() - 3_480 });
      await failureOf(client.call('artistDetail', { params: { id: `a${page % 2}` } }));
    }
    const { client } = createClient({ fetchers, memory, startedAt: Date.now() - 3_480 });
    expect(await failureOf(client.call('artistDetail', { params: { id: 'a0' } }))).toMatchObject({
      kind: 'timeout',
    });
  });
});

describe('the languages of a call', () => {
  /** A viewer of an isolate that has just started: nobody has read the account there. */
  function unknownViewer(account: { language: string; defaultLanguage: string } | null, likely = 'en') {
    const viewer = fakeViewer(likely);
    return {
      ...viewer,
      languages: () => null,
      learnLanguages: async () => account,
      chooseFrom: async (known: { defaultLanguage: string }) => ({
        language: known.defaultLanguage,
        defaultLanguage: known.defaultLanguage,
      }),
    };
  }
  const sentLanguages = (fetcher: { mock: { calls: [string, RequestInit][] } }) =>
    fetcher.mock.calls.map(([, { headers }]) => {
      const sent = new Headers(headers);
      return [sent.get('language'), sent.get('default_language')];
    });

  it('the account is requested in its own language, whatever the viewer reads', async () => {
    const { fetcher, fetchers } = fakeService(() => ({}));
    await failureOf(createClient({ fetchers, language: 'fr' }).client.call('accountDetail', {}));
    expect(sentLanguages(fetcher)).toEqual([['en', 'en']]);
  });

  it('a response is stored for its language even before the account is known', async () => {
    const { fetcher, fetchers } = fakeService(() => ARTISTS);
    const memory = createMemory();
    const viewer = unknownViewer({ language: 'en', defaultLanguage: 'en' });
    await createClient({ fetchers, memory, viewer }).client.call('artists', { query: {} });
    await createClient({ fetchers, memory }).client.call('artists', { query: {} });
    expect(sentLanguages(fetcher)).toEqual([['en', 'en']]);
  });

  it('a call goes out again where the account speaks another language', async () => {
    const { fetcher, fetchers } = fakeService(() => ARTISTS);
    const memory = createMemory();
    const viewer = unknownViewer({ language: 'ar', defaultLanguage: 'ar' });
    await createClient({ fetchers, memory, viewer }).client.call('artists', { query: {} });
    expect(sentLanguages(fetcher)).toEqual([
      ['en', 'en'],
      ['ar', 'ar'],
    ]);
    await createClient({ fetchers, memory, language: 'en' }).client.call('artists', { query: {} });
    expect(fetcher).toHaveBeenCalledTimes(3);
  });

  it('nothing is stored while the account cannot be read', async () => {
    const { fetcher, fetchers } = fakeService(() => ARTISTS);
    const memory = createMemory();
    const options = { fetchers, memory, viewer: unknownViewer(null) };
    expect((await createClient(options).client.call('artists', { query: {} })).data).toHaveLength(1);
    await createClient(options).client.call('artists', { query: {} });
    expect(fetcher).toHaveBeenCalledTimes(2);
  });
});

describe("a signed-in viewer's session", () => {
  const hasSession = (fetcher: { mock: { calls: [string, RequestInit][] } }) =>
    fetcher.mock.calls.map(([, { headers }]) => new Headers(headers).get('ott_sessionid'));

  it('every call carries it that is not shared', async () => {
    const { fetcher, fetchers } = fakeService(() => ({}));
    const { client } = createClient({ fetchers, viewerSession: 's1' });
    const account = { email_id: 'a@b.c', password: 'x' };
    await failureOf(client.call('login', { body: account }));
    await failureOf(client.call('contentDetail', { params: { content_id: 'c' } }));
    await failureOf(client.call('playerEvent', { body: {} as never }));
    await failureOf(client.call('search', { query: { search_text: 'a' } }));
    expect(hasSession(fetcher)).toEqual(['s1', 's1', 's1', null]);
  });

  it('personalised lists carry it and are shared with nobody', async () => {
    const { fetcher, fetchers } = fakeService(() => ARTISTS);
    const memory = createMemory();
    const tenant = { ...fakeTenant('north'), hasPersonalisedLists: true };
    const read = (viewerSession: string | null) =>
      createClient({ fetchers, memory, tenant, viewerSession }).client.call('artists', { query: {} });
    await read(null);
    await read('s1');
    await read('s1');
    await read('s2');
    await read(null);
    expect(hasSession(fetcher)).toEqual([null, 's1', 's1', 's2']);
  });

  it('of a child’s profile goes with every call that has titles, which are then shared with nobody', async () => {
    const { fetcher, fetchers } = fakeService(() => ARTISTS);
    const memory = createMemory();
    const read = (viewerSession: string | null) =>
      createClient({ fetchers, memory, viewerSession }).client.call('artists', { query: {} });
    await read(null);
    await read('child.1');
    await read('child.2');
    await read(null);
    await createClient({ fetchers, memory, viewerSession: 'child.1' }).client.glance('artists', {
      query: {},
    });
    expect(hasSession(fetcher)).toEqual([null, 'child.1', 'child.2', 'child.1']);
  });

  it("the brand's own configuration stays shared with a child’s profile, but not what has titles", async () => {
    const { fetcher, fetchers } = fakeService(() => []);
    const { client } = createClient({ fetchers, viewerSession: 'child.1' });
    for (const name of [
      'categories',
      'staticPages',
      'customerOrgs',
      'templateV2',
      'customPages',
      'plans',
    ] as const)
      await failureOf(client.call(name, { query: {} } as never));
    expect(hasSession(fetcher)).toEqual([null, null, null, 'child.1', 'child.1', 'child.1']);
  });

  it("the brand's own configuration stays shared where lists are personalised", async () => {
    const { fetcher, fetchers } = fakeService(() => []);
    const tenant = { ...fakeTenant('north'), hasPersonalisedLists: true };
    const { client } = createClient({ fetchers, tenant, viewerSession: 's1' });
    await client.call('categories', {});
    await client.call('categories', {});
    expect(hasSession(fetcher)).toEqual([null]);
  });
});

describe('a cached response', () => {
  function createCached(answer: () => unknown) {
    const clock = { now: 0 };
    const fake = fakeService(answer);
    const memory = createMemory();
    const request = (options: Parameters<typeof createClient>[0] = {}) =>
      createClient({ fetchers: fake.fetchers, memory, now: () => clock.now, ...options });
    return { clock, request, fetcher: fake.fetcher };
  }

  it('a response is fresh for 30 seconds, then stale for an hour while it is refreshed once', async () => {
    let version = 1;
    const { clock, request, fetcher } = createCached(() => [{ _id: 'a', name: `v${version}` }]);
    const read = async () => {
      const { client, finishBackgroundWork } = request();
      const { data } = await client.call('artists', { query: {} });
      return { name: data[0]?.name, finishBackgroundWork };
    };
    expect((await read()).name).toBe('v1');
    clock.now += 29_000;
    await read();
    expect(fetcher).toHaveBeenCalledTimes(1);
    version = 2;
    clock.now += 2_000;
    const [stale, alsoStale] = await Promise.all([read(), read()]);
    expect([stale.name, alsoStale.name]).toEqual(['v1', 'v1']);
    await stale.finishBackgroundWork();
    await alsoStale.finishBackgroundWork();
    expect(fetcher).toHaveBeenCalledTimes(2);
    expect((await read()).name).toBe('v2');
    clock.now += 2 * HOUR;
    version = 3;
    expect((await read()).name).toBe('v3');
  });

  it('a stale response is served for a day while its service fails', async () => {
    let isDown = false;
    const { clock, request } = createCached(() =>
      isDown ? new Response('<html>', { status: 502 }) : ARTISTS,
    );
    await request().client.call('artists', { query: {} });
    isDown = true;
    clock.now += 23 * HOUR;
    expect((await request().client.call('artists', { query: {} })).data).toHaveLength(1);
    clock.now += 2 * HOUR;
    expect(await failureOf(request().client.call('artists', { query: {} }))).toMatchObject({
      kind: 'rejected',
    });
  });

  it('a stale response is served after 800 ms where its service is slow, which refreshes it all the same', async () => {
    vi.useFakeTimers();
    let delayMs = 0;
    let version = 1;
    const fetcher = async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, delayMs);
      });
      return Response.json({ success: true, data: [{ _id: 'a', name: `v${version}` }] });
    };
    const memory = createMemory();
    const read = async () => {
      const startedAt = Date.now();
      const { client, finishBackgroundWork } = createClient({
        fetchers: { platform: fetcher, outside: fetcher },
        memory,
      });
      const reading = client.call('artists', { query: {} });
      await vi.advanceTimersByTimeAsync(800);
      const { data } = await reading;
      const ms = Date.now() - startedAt;
      await vi.advanceTimersByTimeAsync(2_000);
      await finishBackgroundWork();
      return { name: data[0]?.name, ms };
    };
    await read();
    await vi.advanceTimersByTimeAsync(2 * HOUR);
    delayMs = 1_500;
    version = 2;
    expect(await read()).toEqual({ name: 'v1', ms: 800 });
    expect((await read()).name).toBe('v2');
    vi.useRealTimers();
  });

  it('a cached response is dropped once the service responds with 404', async () => {
    let isGone = false;
    const { clock, request } = createCached(() =>
      isGone ? Response.json({ success: false }, { status: 404 }) : ARTISTS[0],
    );
    const read = () => request().client.call('artistDetail', { params: { id: 'a1' } });
    await read();
    isGone = true;
    clock.now += 2 * HOUR;
    expect(await failureOf(read())).toMatchObject({ status: 404 });
    expect(await failureOf(read())).toMatchObject({ status: 404 });
  });

  it('a response is never shared by tenants, accounts, versions or languages', async () => {
    const { request, fetcher } = createCached(() => ARTISTS);
    const north = fakeTenant('north');
    const variants = [
      { tenant: north },
      { tenant: fakeTenant('south') },
      { tenant: { ...north, accountId: 'acc_other' } },
      { tenant: { ...north, configVersion: 2 } },
      { tenant: north, language: 'fr' },
      // A slug that would end the tenant's part of the key, were it not encoded.
      { tenant: { ...north, slug: 'north/acc_north' } },
    ];
    for (const variant of variants) await request(variant).client.call('artists', { query: {} });
    expect(fetcher).toHaveBeenCalledTimes(variants.length);
    for (const variant of variants) await request(variant).client.call('artists', { query: {} });
    expect(fetcher).toHaveBeenCalledTimes(variants.length);
    await request().client.call('artists', { query: { page: 2 } });
    expect(fetcher).toHaveBeenCalledTimes(variants.length + 1);
  });

  it('what owners publish is fetched anew in a new version of the site, and films are not', async () => {
    const { request, fetcher } = createCached(() => []);
    const north = fakeTenant('north');
    for (const siteVersion of [0, 1_764_000_000_000]) {
      const { client } = request({ tenant: { ...north, siteVersion } });
      await client.call('customPages', {});
      await client.call('artists', { query: {} });
    }
    const names = fetcher.mock.calls.map(([url]) => new URL(String(url)).pathname);
    expect(names.filter((path) => path.includes('custom-page'))).toHaveLength(2);
    expect(names.filter((path) => path.includes('artists'))).toHaveLength(1);
  });

  it('what is forgotten is fetched anew in every language of the account', async () => {
    const { request, fetcher } = createCached(() => []);
    const readInBoth = async () => {
      for (const language of ['en', 'fr']) await request({ language }).client.call('customPages', {});
    };
    await readInBoth();
    await request({ language: 'en' }).client.forget('customPages', {});
    await readInBoth();
    expect(fetcher).toHaveBeenCalledTimes(4);
  });

  it('responses for viewers with a session are neither stored nor shared', async () => {
    const { request, fetcher } = createCached(() => ({ content_id: 'c1', title: 'T', video_type: 'SPV' }));
    const read = (viewerSession: string | null) =>
      request({ viewerSession }).client.call('contentDetail', { params: { content_id: 'c1' } });
    await read('s1');
    await read('s1');
    await read(null);
    await read(null);
    expect(fetcher).toHaveBeenCalledTimes(3);
    expect(new Headers(fetcher.mock.calls[2]?.[1].headers).has('ott_sessionid')).toBe(false);
  });

  it('two loaders of a request share one call', async () => {
    const { request, fetcher } = createCached(() => ARTISTS);
    const { client } = request();
    await Promise.all([client.call('artists', { query: {} }), client.call('artists', { query: {} })]);
    expect(fetcher).toHaveBeenCalledTimes(1);
  });

  it('a 404 also drops the response in the shared cache', async () => {
    const { shared } = createShared();
    let isGone = false;
    const clock = { now: 0 };
    const { fetchers } = fakeService(() =>
      isGone ? Response.json({ success: false }, { status: 404 }) : ARTISTS[0],
    );
    const memory = createMemory(shared);
    const read = async (isolate = memory) => {
      const { client, finishBackgroundWork } = createClient({
        fetchers,
        memory: isolate,
        now: () => clock.now,
      });
      const answer = await client.call('artistDetail', { params: { id: 'a1' } }).catch((error) => error);
      await finishBackgroundWork();
      return answer;
    };
    await read();
    isGone = true;
    clock.now += 10 * MINUTE;
    expect(await read()).toMatchObject({ data: ARTISTS[0] });
    expect(await read()).toMatchObject({ status: 404 });
    expect(await read(createMemory(shared))).toMatchObject({ status: 404 });
  });

  it('a rate-limited service leaves the stored response in use', async () => {
    let isBusy = false;
    const { clock, request } = createCached(() =>
      isBusy ? Response.json({ success: false }, { status: 429 }) : ARTISTS,
    );
    await request().client.call('artists', { query: {} });
    isBusy = true;
    clock.now += 2 * HOUR;
    expect((await request().client.call('artists', { query: {} })).data).toHaveLength(1);
    const { client } = request({ tenant: fakeTenant('south') });
    expect(await failureOf(client.call('artists', { query: {} }))).toMatchObject({ status: 429 });
    expect(client.hasFailed).toBe(true);
  });

  it('a response in the shared cache outlives its isolate if it still fits the contract', async () => {
    const { shared, stored } = createShared();
    const { fetcher, fetchers } = fakeService(() => ARTISTS);
    const readArtists = async () => {
      const { client, finishBackgroundWork } = createClient({ fetchers, memory: createMemory(shared) });
      const { data } = await client.call('artists', { query: {} });
      await finishBackgroundWork();
      return data;
    };
    await readArtists();
    expect(await readArtists()).toHaveLength(1);
    expect(fetcher).toHaveBeenCalledTimes(1);
    const [key = ''] = stored.keys();
    expect(key).toMatch(/^https:\/\/cache\.marquee\.invalid\/services\/north\/acc_north\/1\//);
    stored.set(
      key,
      Response.json({ success: true, data: 'old shape' }, { headers: { 'X-Stored-At': String(Date.now()) } }),
    );
    expect(await readArtists()).toHaveLength(1);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });
});

describe("the viewer's address and agent", () => {
  const NO_ANSWER = () => Response.json({ success: false }, { status: 404 });
  const headersOf = async (name: 'login' | 'staticPages') => {
    const { fetcher, fetchers } = fakeService(NO_ANSWER);
    const viewer = {
      ...fakeViewer(),
      address: '203.0.113.7',
      agent: `Firefox${'x'.repeat(5000)}`,
    };
    const { client } = createClient({ fetchers, viewer });
    await failureOf(
      name === 'login'
        ? client.call('login', { body: { email_id: 'a', password: 'b' } })
        : client.call(name, {}),
    );
    return new Headers(fetcher.mock.calls[0]?.[1].headers);
  };

  it('calls with a rate limit get the address and the agent, cut to 512 characters', async () => {
    const headers = await headersOf('login');
    expect(headers.get('viewer_address')).toBe('203.0.113.7');
    expect(headers.get('viewer_agent')).toHaveLength(512);
  });

  it('calls with public responses get neither', async () => {
    const headers = await headersOf('staticPages');
    expect([headers.get('viewer_address'), headers.get('viewer_agent')]).toEqual([null, null]);
  });
});
