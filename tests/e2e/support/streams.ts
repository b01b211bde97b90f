import { drizzle } from 'drizzle-orm/d1';
import { openSeededSite } from '#tests/support/seeded-site.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';
import { channels, scheduleEntries } from '#workers/platform/storage/schema/channel.ts';
import { openSiteForBrowsers } from './site-for-browsers.ts';

const ACCOUNT = 'acc_aurora';

/** A seeded site of the spec's own, whose streams and programmes begin and end when a test wants it: the server's clock is the real one. */
export async function openStreams() {
  const site = await openSeededSite({}, openSiteForBrowsers);
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

  /** A free channel with programmes of the film, each from one second from now to another; its id. */
  async function makeChannel(
    ...programmes: (readonly [title: string, from: number, to: number, overrides?: object])[]
  ) {
    count += 1;
    const channelId = `channel-${count}`;
    await db.insert(channels).values({ accountId: ACCOUNT, id: channelId, name: { en: `Channel ${count}` } });
    const at = (seconds: number) => new Date(Date.now() + seconds * 1000);
    for (const [title, from, to, overrides] of programmes) {
      const contentId = await makeStream(-3600, null, {
        videoType: 'SPV',
        assetId: 'the-salt-road',
        title: { en: title },
        ...overrides,
      });
      const times = { startTime: at(from), endTime: at(to) };
      await db.insert(scheduleEntries).values({ accountId: ACCOUNT, channelId, contentId, ...times });
    }
    return channelId;
  }

  /** As `tenant update --media-host` does; pages that were loaded before know nothing of it for a minute. */
  async function nameMediaHosts(hosts: readonly string[]) {
    const response = await site.fetch('platform.localhost', '/admin/v1/tenants/aurora', {
      method: 'PATCH',
      headers: { authorization: 'Bearer local-admin-token', 'content-type': 'application/json' },
      body: JSON.stringify({ media_hosts: hosts }),
    });
    if (!response.ok) throw new Error(`media hosts: ${response.status} ${await response.text()}`);
  }

  return {
    makeStream,
    nameMediaHosts,
    makeChannel,
    url: (path: string) => site.url('aurora.localhost', path),
    close: () => site.close(),
  };
}
