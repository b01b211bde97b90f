import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '#app/features/links/paths.ts';
import type { InPlaceResponse } from '#app/features/playback/hosts/in-place/in-place-response.ts';
import type { Browser } from '#tests/support/browser.ts';
import { login } from '#tests/support/login.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { contents } from '#workers/platform/storage/schema/catalogue.ts';

const HOST = 'aurora.localhost';
const HOUR_MS = 3_600_000;

let site: TestSite;

beforeAll(async () => {
  site = await startSeededSite();
  const at = (ms: number) => new Date(Date.now() + ms);
  const liveStream = {
    accountId: 'acc_aurora',
    videoType: 'LIVE' as const,
    assetId: 'green-fire',
    publishTime: at(-HOUR_MS),
    liveExpiryTime: at(HOUR_MS),
    liveCommentsApplicable: true,
    createdDate: new Date(),
    modifiedDate: new Date(),
  };
  await drizzle(site.bindings.db)
    .insert(contents)
    .values([
      { ...liveStream, contentId: 'talk', title: { en: 'Talk' } },
      { ...liveStream, contentId: 'closed-talk', title: { en: 'Closed' }, isRestricted: true },
    ]);
});

const guest = () => site.browser(HOST);

async function fetchResource(
  kind: 'content' | 'channel',
  id: string,
  browser: Browser = guest(),
  search = '',
) {
  const response = await browser.request(paths.watchInPlace({ kind, id }) + search);
  const text = await response.text();
  return { response, text, answer: JSON.parse(text) as InPlaceResponse & { liveChat?: object | null } };
}

describe('the in-place player’s resource', () => {
  it('returns a film with its address, with no-store', async () => {
    const { response, answer } = await fetchResource('content', 'the-salt-road');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(answer).toMatchObject({
      kind: 'content',
      id: 'the-salt-road',
      liveChat: null,
      page: { title: 'The Salt Road', rating: { name: 'PG' }, view: { kind: 'playable' } },
    });
    expect(JSON.stringify(answer)).toMatch(/\/signed\/.+master\.m3u8/);
  });

  it('starts at the position in the link', async () => {
    const { answer } = await fetchResource('content', 'the-salt-road', guest(), '?t=7');
    expect(answer).toMatchObject({ page: { view: { source: { startAtSeconds: 7 } } } });
  });

  it('returns the locked banner, no address and no live comments, to a viewer without access', async () => {
    for (const id of ['meridian', 'closed-talk']) {
      const { answer, text } = await fetchResource('content', id);
      expect(answer).toMatchObject({ kind: 'content', liveChat: null, page: { view: { kind: 'locked' } } });
      expect(text).not.toContain('/signed/');
    }
    const member = guest();
    await login(member, 'member@aurora.example');
    expect((await fetchResource('content', 'meridian', member)).text).toContain('/signed/');
  });

  it('returns a stream with its live comments', async () => {
    const { answer } = await fetchResource('content', 'talk');
    expect(answer).toMatchObject({
      page: { view: { kind: 'playable', isStream: true } },
      liveChat: { comments: [], viewer: null },
    });
  });

  it('returns the member’s saved state, which is null for a guest', async () => {
    expect((await fetchResource('content', 'the-salt-road')).answer).toMatchObject({ saved: null });
    const member = guest();
    await login(member, 'viewer@aurora.example');
    const saved = async () => (await fetchResource('content', 'the-salt-road', member)).answer;
    expect(await saved()).toMatchObject({ saved: { watchlist: false, favourite: false } });
    await member.submit(paths.library(), { intent: 'favourite', id: 'the-salt-road', want: 'true' });
    expect(await saved()).toMatchObject({ saved: { watchlist: false, favourite: true } });
    const item = await member.request(
      paths.playlistItem({ id: 'slow-cinema-sundays', contentId: 'the-salt-road' }),
    );
    expect(await item.json()).toMatchObject({ saved: { watchlist: false, favourite: true } });
  });

  it('returns no saved state for channels, whose ids the lists reject', async () => {
    const member = guest();
    await login(member, 'viewer@aurora.example');
    expect((await fetchResource('channel', 'aurora-one', member)).answer).not.toHaveProperty('saved');
    const rejected = await member.submit(paths.library(), { intent: 'watchlist', id: 'aurora-one' });
    expect(await rejected.json()).toMatchObject({ kind: 'rejected' });
  });

  it('returns a playlist’s items in their order', async () => {
    const { answer } = await fetchResource('content', 'slow-cinema-sundays');
    if (answer.kind !== 'playlist') throw new Error(answer.kind);
    expect(answer.queue.slice(0, 2)).toMatchObject([
      { id: 'the-salt-road', isPlayable: true },
      { id: 'green-fire', isPlayable: true },
    ]);
  });

  it('returns a channel’s current programme, or the locked banner to a guest of a paid one', async () => {
    const { answer } = await fetchResource('channel', 'aurora-one');
    expect(answer).toMatchObject({ kind: 'channel', view: { channelId: 'aurora-one' } });
    const paid = await site
      .browser('pulse.localhost')
      .request(paths.watchInPlace({ kind: 'channel', id: 'pulse-run' }));
    const text = await paid.text();
    expect(JSON.parse(text)).toMatchObject({ view: { playing: { kind: 'locked' } } });
    expect(text).not.toContain('/signed/');
  });

  it('is of kind elsewhere for a series, and of kind gone for unknown ids', async () => {
    expect((await fetchResource('content', 'the-fjord-cases')).answer).toMatchObject({ kind: 'elsewhere' });
    expect((await fetchResource('content', 'no-such-title')).answer).toEqual({ kind: 'gone' });
    expect((await fetchResource('channel', 'no-such-channel')).answer).toEqual({ kind: 'gone' });
  });
});

describe('the gallery of players', () => {
  it('exists for developers', async () => {
    expect((await guest().request(paths.playerGallery())).status).toBe(200);
  });

  it('responds with 404 on a deployed site', async () => {
    const deployed = await startSeededSite({ bindings: { edge: { PLATFORM_HOSTS: '' } } });
    const browser = deployed.browser(HOST);
    expect((await browser.request(paths.playerGallery())).status).toBe(404);
    expect((await browser.request(paths.aboutUs())).status).toBe(200);
  });
});
