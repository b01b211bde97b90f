import { migrate } from '#cli/local/migrate.ts';
import { openPlatform } from '#cli/local/site.ts';
import {
  addressOf,
  type BenchFilm,
  type Fetch,
  filmFile,
  segmentRange,
  watchTogether,
} from './film-viewers.ts';
import { median, type Report } from './report.ts';

const VIEWERS = 50;
const SPREAD_MS = 5_000;
const MIN_HIT_PERCENT = 95;
const ROUNDS = 40;
const TOKEN = 'bench-admin-token';
const SIGNING_KEY = 'bench-signing-key-0123456789abcdef';
const HOST = 'bench.assets.localhost';

const FILM: BenchFilm = {
  accountId: 'acc_bench',
  origin: `http://${HOST}`,
  assetId: 'film',
  segmentCount: 30,
  segmentBytes: 400_000,
};

/** How much of a film that many watch at once comes from the cache, and what a segment takes from it. */
export async function benchFilm(report: Report) {
  const platform = await openPlatform({
    quiet: true,
    onLog: () => undefined,
    bindings: { platform: { ADMIN_TOKEN: TOKEN, SIGNING_KEY } },
  });
  try {
    await migrate(platform.bindings.db);
    await platform.fetch('platform.localhost', `/admin/v1/accounts/${FILM.accountId}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${TOKEN}` },
      body: JSON.stringify({ title: 'Bench', asset_host: HOST }),
    });
    for (const assetId of ['film', 'other'])
      await platform.bindings.media.put(`${FILM.accountId}/media/${assetId}/360.mp4`, filmFile(FILM));
    const fetch = (url: string, init = {}) => platform.dispatch(url, init);
    const startedMs = performance.now();
    const viewing = { fetch, film: FILM, signingKey: SIGNING_KEY, viewers: VIEWERS, spreadMs: SPREAD_MS };
    const { hitRate, requests, wrong, bytes } = await watchTogether(viewing);
    const seconds = (performance.now() - startedMs) / 1000;
    const how = `${VIEWERS} viewers of one film, ${FILM.segmentCount} segments of ${FILM.segmentBytes} bytes each, within ${SPREAD_MS / 1000} s`;
    // Shown as what is missing to all, as the report knows upper limits only.
    const missLimit = 100 - MIN_HIT_PERCENT;
    report({ what: 'film: from the cache', value: hitRate * 100, unit: '%', how });
    report({ what: 'film: past the cache', value: (1 - hitRate) * 100, unit: '%', limit: missLimit, how });
    report({ what: 'film: wrong bytes', value: wrong, unit: 'responses', limit: 0, how: `of ${requests}` });
    report({ what: 'film: throughput', value: bytes / 1e6 / seconds, unit: 'MB/s', how });
    await reportSegments(fetch, report);
  } finally {
    await platform.close();
  }
}

async function reportSegments(fetch: Fetch, report: Report) {
  const measure = async (assetId: string) => {
    const url = addressOf({ ...FILM, assetId }, '360.mp4', SIGNING_KEY);
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const startMs = performance.now();
      // Every third: so that without the cache each is in a block of its own.
      const range = segmentRange(FILM, (round * 3) % FILM.segmentCount);
      await (await fetch(url, { headers: { range } })).arrayBuffer();
      times.push(performance.now() - startMs);
    }
    return { first: median(times.slice(0, 10)), again: median(times.slice(10)) };
  };
  const { first, again } = await measure('other');
  report({ what: 'film: segment from R2', value: first, unit: 'ms', how: 'median of 10, one after another' });
  report({
    what: 'film: segment from the cache',
    value: again,
    unit: 'ms',
    how: 'median of 30, the same ones again',
  });
}
