import { drizzle } from 'drizzle-orm/d1';
import { seedDemoBrands } from '#cli/local/demo.ts';
import { openSite } from '#cli/local/site.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';

const ACCOUNT = 'acc_aurora';

/** A seeded site of the spec's own, whose streams begin and end when a test wants it: the server's clock is the real one. */
export async function openStreams() {
  const site = await openSite({ quiet: true, onLog: () => undefined });
  await seedDemoBrands(site.bindings, site.port);
  const db = drizzle(site.bindings.db);
  let count = 0;

  /** Seconds from now; the id of the new stream. */
  async function makeStream(begins: number, ends: number | null, overrides: object = {}) {
    count += 1;
    const contentId = `stream-${count}`;
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    await db.insert(contents).values({
      accountId: ACCOUNT,
      contentId,
      videoType: 'LIVE',
      title: { en: `Stream ${count}` },
      assetId: 'green-fire',
      publishTime: at(begins),
      liveExpiryTime: ends === null ? null : at(ends),
      createdDate: new Date(),
      modifiedDate: new Date(),
      ...overrides,
    });
    return contentId;
  }

  return { makeStream, url: (path: string) => site.url('aurora.localhost', path), close: () => site.close() };
}
