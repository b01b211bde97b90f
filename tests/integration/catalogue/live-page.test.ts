import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startForeignBackend } from '#tests/integration/edge/foreign-backend.ts';
import { sharedSite, type TestSite } from '#tests/support/site.ts';

/** Time for four requests, on a busy machine as well. */
const STARTS_AFTER_MS = 5_000;
const stream = { content_id: 'stream', title: 'The Night Race', video_type: 'LIVE', publish_time: '' };

let site: TestSite;
let backend: Awaited<ReturnType<typeof startForeignBackend>>;

beforeAll(async () => {
  [site, backend] = await Promise.all([
    sharedSite(),
    startForeignBackend({
      '/api/v1/content/detail/stream': stream,
      '/api/v1/content/related/stream': [],
    }),
  ]);
});

afterAll(() => backend.close());

describe('the page of a stream that has not started', () => {
  it('is cached for a moment but not beyond the start, when it turns live', async () => {
    const { browser } = await site.makeTenant({ account_id: 'acc_foreign', services: backend.services });
    const guest = browser();
    // The first page takes long for its code and the brand's settings, which are cached afterwards.
    await (await guest.request('/content/another')).text();
    const startsAtMs = Date.now() + STARTS_AFTER_MS;
    stream.publish_time = new Date(startsAtMs).toISOString();
    const visit = async (path: string) => {
      const response = await guest.request(path);
      const text = await response.text();
      return {
        text,
        timing: response.headers.get('server-timing'),
        cacheControl: response.headers.get('cache-control'),
      };
    };
    const seen = new Set<string>();
    for (const path of [
      '/content/stream',
      '/content/stream',
      '/content/stream.data',
      '/content/stream.data',
    ]) {
      const { text, timing, cacheControl } = await visit(path);
      expect(text).toContain('upcoming');
      expect(timing).toContain(`cache;desc="${seen.has(path) ? 'hit' : 'miss'}"`);
      // No browser caches it: a reload at the start requests it again.
      expect(cacheControl).toBe('private, no-cache');
      seen.add(path);
    }
    await new Promise((resolve) => setTimeout(resolve, startsAtMs - Date.now() + 100));
    const data = await visit('/content/stream.data');
    expect(data.text).toContain('playing_now');
    expect((await visit('/content/stream')).text).toMatch(/href="\/watch\/stream"/);
    expect((await visit('/content/stream')).timing).toContain('cache;desc="hit"');
  });
});
