import type { AppLoadContext } from '@remix-run/cloudflare';
import { describe, expect, it } from 'vitest';
import { createEdge } from './edge-fixture.ts';

const HOST = 'north.example.com';

/** Pages that show their time zone: a public one with times, a public one without and a private one. */
function createTimeZoneEdge() {
  const loader = async (context: AppLoadContext) => `zone ${context.timeZone}"`;
  const edge = createEdge({
    routes: [
      { id: 'times', path: '/', handle: { cache: 'public', showsLocalTime: true }, loader },
      { id: 'timeless', path: '/timeless', handle: { cache: 'public' }, loader },
      { id: 'own', path: '/own', loader },
    ],
  });
  edge.putTenant(HOST);
  return async (path: string, cookie?: string) => {
    const response = await edge.fetch(
      `https://${HOST}${path}`,
      cookie ? { headers: { Cookie: cookie } } : {},
    );
    const timing = response.headers.get('Server-Timing') ?? '';
    return {
      zone: /zone ([\w/+-]*)/.exec(await response.text())?.[1],
      cache: /cache;desc="([\w-]+)"/.exec(timing)?.[1],
    };
  };
}

describe('the tz cookie', () => {
  it("the time zone is the one in the browser's cookie", async () => {
    const get = createTimeZoneEdge();
    expect((await get('/own', '__Host-tz=Asia%2FTokyo')).zone).toBe('Asia/Tokyo');
    expect((await get('/', '__Host-tz=Asia%2FTokyo')).zone).toBe('Asia/Tokyo');
  });

  it.each(['Mars%2FOlympus', '%', '<script>', ''])(
    'the time zone is UTC for a cookie of %s',
    async (value) => {
      expect((await createTimeZoneEdge()('/own', `__Host-tz=${value}`)).zone).toBe('UTC');
    },
  );

  it('pages that show times are stored for each time zone, and others once', async () => {
    const get = createTimeZoneEdge();
    expect(await get('/', '__Host-tz=Asia%2FTokyo')).toMatchObject({ zone: 'Asia/Tokyo', cache: 'miss' });
    expect(await get('/', '__Host-tz=asia%2Ftokyo')).toMatchObject({ zone: 'Asia/Tokyo', cache: 'hit' });
    expect(await get('/', '__Host-tz=Europe%2FBerlin')).toMatchObject({
      zone: 'Europe/Berlin',
      cache: 'miss',
    });
    expect(await get('/timeless')).toMatchObject({ cache: 'miss' });
    expect(await get('/timeless', '__Host-tz=Asia%2FTokyo')).toMatchObject({ zone: 'UTC', cache: 'hit' });
  });
});
