import { fillPath } from '#app/contract/call.ts';
import { type CallName, calls } from '#app/contract/calls.ts';
import { migrate } from '#cli/local/migrate.ts';
import { openPlatform } from '#cli/local/site.ts';
import { createPlatform } from '#workers/platform/platform.ts';
import { ACCOUNT, fillCatalogue, makeTitles, TITLES } from './catalogue-data.ts';
import { type CatalogueQuestion, makeQuestions } from './catalogue-questions.ts';
import { recordDurations } from './recording-d1.ts';
import { median, type Report } from './report.ts';

const LIMIT_MS = 50;
const HOW = `${TITLES.toLocaleString('en')} titles in one account; a call's statements, by D1's own meta.duration`;

/** What D1 spends on a search and on a list, in an account with a hundred thousand titles. */
export async function benchCatalogue(report: Report) {
  const site = await openPlatform({ quiet: true, onLog: () => undefined });
  try {
    await migrate(site.bindings.db);
    const startedMs = performance.now();
    const titles = makeTitles();
    await fillCatalogue(site.bindings.db, titles);
    const fillMs = (performance.now() - startedMs) / TITLES;
    report({
      what: 'catalogue: writing a title',
      value: fillMs,
      unit: 'ms',
      how: 'with search and list indices, by thousands',
    });
    const ask = openPlatformOn(site.bindings);
    for (const [kind, questions] of Object.entries(makeQuestions(titles))) {
      const times: number[] = [];
      // The first of a kind finds nothing in SQLite's page cache; it is asked again with the others.
      for (const question of [...questions.slice(0, 1), ...questions]) times.push(await ask(question));
      reportKind(report, kind, times.slice(1));
    }
  } finally {
    await site.close();
  }
}

function reportKind(report: Report, kind: string, times: number[]) {
  const how = `${times.length} calls; ${HOW}`;
  report({ what: `${kind}, p50`, value: median(times), unit: 'ms', how });
  report({ what: `${kind}, p95`, value: percentile(times, 0.95), unit: 'ms', limit: LIMIT_MS, how });
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** Nobody writes in a catalogue, and nobody logs in. */
const NO_OBJECTS = {
  idFromName() {
    throw new Error('the catalogue has no objects');
  },
  get() {
    throw new Error('the catalogue has no objects');
  },
};
const NO_MAIL = { provider: undefined, apiKey: undefined, from: undefined, apiUrl: undefined };
const EXECUTION = { waitUntil: () => {} };

/** The platform in this process, over the database in workerd: its real calls, with the statements in sight. */
function openPlatformOn({ db, media, tenants }: { db: D1Database; media: R2Bucket; tenants: KVNamespace }) {
  const { db: d1, takeMs } = recordDurations(db);
  const parts = { d1, media, tenants, signingKey: 'x'.repeat(32), adminToken: 'bench' };
  const platform = createPlatform({ ...parts, liveRooms: NO_OBJECTS, limits: NO_OBJECTS, mail: NO_MAIL });
  return async ({ name, query, body }: CatalogueQuestion): Promise<number> => {
    const { method, path } = calls[name satisfies CallName];
    const url = new URL(fillPath(path, {}), 'http://platform.localhost');
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    takeMs();
    const response = await quietly(() =>
      platform.handle(
        new Request(url, {
          method,
          headers: { account_id: ACCOUNT, language: 'es' },
          ...(body ? { body: JSON.stringify(body) } : {}),
        }),
        EXECUTION,
      ),
    );
    if (response.status !== 200)
      throw new Error(`${name} answered ${response.status}: ${await response.text()}`);
    return takeMs();
  };
}

/** Without the line that the platform logs for each call. */
async function quietly<T>(act: () => Promise<T>): Promise<T> {
  const { log } = console;
  console.log = () => undefined;
  try {
    return await act();
  } finally {
    console.log = log;
  }
}
