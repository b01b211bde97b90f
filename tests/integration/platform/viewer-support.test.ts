import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Explanation, ListedViewer, ViewerDetail } from '#app/contract/viewer-support.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { playerEvents } from '#workers/platform/storage/schema/analytics.ts';
import { mediaAssets } from '#workers/platform/storage/schema/catalogue.ts';
import { plans } from '#workers/platform/storage/schema/plan.ts';
import { users } from '#workers/platform/storage/schema/user.ts';
import { makeEditedBrand } from './edited-brand.ts';
import { makeContent } from './make-content.ts';
import { makeViewer } from './make-viewer.ts';
import { sharedPlatform, type TestPlatform } from './start-platform.ts';

const DAY_MS = 86_400_000;

let platform: TestPlatform;

beforeAll(async () => {
  platform = await sharedPlatform();
});

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

/** A brand with a plan and a film for those who have it, an owner, a supporter and a viewer. */
async function makeBrand() {
  const brand = await makeEditedBrand(platform);
  const { account } = brand;
  const plan = { accountId: account, amountMinor: 799, currency: 'USD', durationDays: 30 };
  await platform.db.insert(plans).values({ ...plan, id: 'gold', name: { en: 'Gold', es: 'Oro' } });
  await platform.db.insert(mediaAssets).values({
    ...{ accountId: account, id: 'reel', durationSeconds: 60, heights: [360] },
    ...{ captions: [], createdDate: new Date() },
  });
  await makeContent(platform.db, account, {
    ...{ contentId: 'film', title: { en: 'The Long Film' }, assetId: 'reel' },
    ...{ isRestricted: true, plans: ['gold'] },
  });
  const [owner, support] = [await brand.makeEditor(['own']), await brand.makeEditor(['moderate'])];
  const viewer = await makeViewer(platform, account, `Vera${owner.userId.slice(0, 8)}`);
  const params = { viewer_id: viewer.userId };
  const ofPlan = { ...params, plan_id: 'gold' };
  return {
    ...{ ...brand, owner, support, params },
    viewer: { ...viewer, ...brand.callsOf(viewer.session) },
    find: async (search_text = '', more = {}) => {
      const { body } = await support.call('findViewers', { query: { search_text, ...more } });
      return { total: body.total, viewers: body.data as unknown as ListedViewer[] };
    },
    detail: async () => {
      const { answer, body } = await support.call('viewerDetail', { params });
      expect(answer).toMatchObject({ kind: 'ok', droppedCount: 0 });
      return body.data as unknown as ViewerDetail;
    },
    give: (until: string) => owner.call('giveViewerPlan', { params: ofPlan, body: { until } }),
    end: () => owner.call('endViewerPlan', { params: ofPlan }),
    explain: async (content_id = 'film') => {
      const { body } = await support.call('explainViewer', { params: { ...params, content_id } });
      return body.data as unknown as Explanation;
    },
    watch: async () =>
      (await brand.callsOf(viewer.session).call('watch', { params: { content_id: 'film' } })).status,
    trail: () =>
      platform.db
        .select()
        .from(auditEvents)
        .where(and(eq(auditEvents.accountId, account), eq(auditEvents.subject, viewer.userId))),
  };
}

describe('the list of viewers', () => {
  test('has the newest first, in pages, with the plans that they have', async () => {
    const { find, give, viewer, owner, support } = await makeBrand();
    await give(inDays(10));
    const all = await find();
    expect(all.total).toBe(3);
    expect(all.viewers[0]).toMatchObject({ _id: viewer.userId, plans: ['Gold'] });
    expect(all.viewers.map(({ plans: named }) => named.length)).toEqual([1, 0, 0]);
    const second = await find('', { page: '2', page_size: '1' });
    expect([second.total, second.viewers.map(({ email_id }) => email_id)]).toEqual([3, [support.email]]);
    expect((await find(owner.email.toUpperCase())).viewers).toMatchObject([{ email_id: owner.email }]);
  });

  test('finds a piece of a name or address, whatever else it is to SQL', async () => {
    const { find, viewer, account } = await makeBrand();
    await platform.db
      .update(users)
      .set({ name: "Åsa 100%_O'Neill" })
      .where(and(eq(users.accountId, account), eq(users.id, viewer.userId)));
    for (const text of ['Åsa', '100%_o', "o'neill", 'VERA', '  vera  '])
      expect([text, (await find(text)).viewers.map(({ _id }) => _id)]).toEqual([text, [viewer.userId]]);
    for (const text of ['vera%', 'v_ra', "' OR 1=1 --", 'nobody'])
      expect([text, (await find(text)).total]).toEqual([text, 0]);
    expect((await find('x'.repeat(200))).total).toBe(0);
  });

  test('leaves out accounts that are erased', async () => {
    const { find, detail, support, params, viewer, account } = await makeBrand();
    expect((await detail()).name).toMatch(/^Vera/);
    await platform.db
      .update(users)
      .set({ erasedTime: new Date() })
      .where(and(eq(users.accountId, account), eq(users.id, viewer.userId)));
    expect((await find()).total).toBe(2);
    expect((await support.call('viewerDetail', { params })).status).toBe(404);
  });
});

describe('a viewer', () => {
  test('has devices and last plays, and no secret', async () => {
    const { detail, viewer, account } = await makeBrand();
    const played = async (contentId: string, minutes: number) =>
      platform.db.insert(playerEvents).values({
        ...{ accountId: account, id: `${contentId}-${minutes}`, eventName: 'PLAY', contentId },
        ...{ userId: viewer.userId, trackingId: contentId, time: new Date(Date.now() - minutes * 60_000) },
      });
    await makeContent(platform.db, account, { contentId: 'saga', videoType: 'MPVP', title: { en: 'Saga' } });
    await makeContent(platform.db, account, {
      ...{ contentId: 'saga-1', videoType: 'MPVC', parentId: 'saga', serialNo: 1, title: { en: 'One' } },
    });
    await played('film', 1);
    await played('film', 50);
    await played('saga-1', 20);
    await played('gone', 30);
    const found = await detail();
    expect(found).toMatchObject({ is_email_verified: false, has_password: true, plans: [], payments: [] });
    expect(found.sessions).toHaveLength(1);
    expect(found.plays.map(({ title }) => title)).toEqual(['The Long Film', 'Saga: One', 'gone']);
    expect(JSON.stringify(found)).not.toContain(viewer.session);
    expect(JSON.stringify(found)).not.toContain('scrypt');
  });

  test('is signed out everywhere, and nobody else is', async () => {
    const { support, params, viewer, owner, detail, trail } = await makeBrand();
    expect((await viewer.call('sessionInfo')).status).toBe(200);
    expect((await support.call('endViewerSessions', { params })).status).toBe(200);
    expect((await viewer.call('sessionInfo')).status).toBe(401);
    expect((await owner.call('sessionInfo')).status).toBe(200);
    expect((await detail()).sessions).toEqual([]);
    expect(await trail()).toMatchObject([
      { action: 'viewer.sessions-ended', actor: `user:${support.userId}`, subject: viewer.userId },
    ]);
  });

  test('is mailed a new password three times an hour at most', async () => {
    const { support, params } = await makeBrand();
    const send = async () => (await support.call('mailViewerReset', { params })).status;
    // This brand has no site, so no link, and no mail.
    expect([await send(), await send(), await send(), await send()]).toEqual([422, 422, 422, 429]);
  });

  test('can watch with a plan that was given until its day, and no longer once it was ended', async () => {
    const { give, end, watch, detail, trail, owner } = await makeBrand();
    expect(await watch()).toBe(403);
    const until = inDays(10);
    expect((await give(until)).status).toBe(200);
    expect(await watch()).toBe(200);
    expect((await detail()).plans).toEqual([
      { _id: 'gold', name: 'Gold', is_ppv: false, state: 'running', time: until, is_given: true },
    ]);
    expect((await end()).status).toBe(200);
    expect(await watch()).toBe(403);
    expect((await detail()).plans).toMatchObject([{ state: 'revoked' }]);
    expect((await trail()).map(({ action, actor, details }) => ({ action, actor, details }))).toEqual([
      { action: 'viewer.plan-given', actor: `user:${owner.userId}`, details: { plan: 'gold', until } },
      {
        ...{ action: 'viewer.plan-ended', actor: `user:${owner.userId}` },
        details: { plan: 'gold', state: 'running' },
      },
    ]);
    // What was ended can be given again.
    expect((await give(until)).status).toBe(200);
    expect(await watch()).toBe(200);
  });

  test('is given no plan until a day that is over, or sooner than it ends anyway', async () => {
    const { give, end, owner, params, detail } = await makeBrand();
    expect((await give(inDays(-1))).status).toBe(422);
    expect((await give(inDays(4_000))).status).toBe(422);
    expect((await end()).status).toBe(404);
    await give(inDays(10));
    const sooner = await give(inDays(5));
    expect([sooner.status, sooner.body.message]).toEqual([422, expect.stringMatching(/or longer/)]);
    const [plan] = (await detail()).plans;
    await end();
    expect((await end()).status).toBe(422);
    expect(plan?.state).toBe('running');
    const none = { params: { ...params, plan_id: 'none' }, body: { until: inDays(1) } };
    expect((await owner.call('giveViewerPlan', none)).status).toBe(404);
  });
});

describe('why a viewer cannot watch', () => {
  test('is explained rule by rule, as the watch call decides', async () => {
    const { explain, give, watch } = await makeBrand();
    const locked = await explain();
    expect([locked.playable, await watch()]).toEqual([false, 403]);
    expect(locked.title).toBe('The Long Film');
    expect(locked.steps).toEqual([
      { rule: 'brand', passed: true, finding: 'active' },
      { rule: 'title', passed: true, finding: 'published' },
      { rule: 'not-over', passed: true, finding: 'not-live' },
      { rule: 'sign-in', passed: true, finding: 'needed' },
      { rule: 'plan', passed: false, finding: 'lacks-plan', needed: ['Gold'], had: [] },
      { rule: 'begun', passed: true, finding: 'not-live' },
      { rule: 'media', passed: true, finding: 'asset' },
    ]);
    const until = inDays(3);
    await give(until);
    const open = await explain();
    expect([open.playable, await watch()]).toEqual([true, 200]);
    expect(open.steps[4]).toMatchObject({
      ...{ passed: true, finding: 'has-plan' },
      had: [{ name: 'Gold', state: 'running', time: until }],
    });
  });

  test('is found for titles by a piece of their name, those that viewers do not see among them', async () => {
    const { support, params, account, explain } = await makeBrand();
    await makeContent(platform.db, account, {
      ...{ contentId: 'draft', title: { en: 'A Long Draft', es: 'Borrador' }, isPublished: false },
    });
    await makeContent(platform.db, account, {
      contentId: 'long-saga',
      videoType: 'MPVP',
      title: { en: 'Long' },
    });
    const titles = async (search_text: string) =>
      (await support.call('titlesToExplain', { params, query: { search_text } })).body.data;
    expect(await titles('long')).toEqual([
      { _id: 'draft', title: 'A Long Draft', is_published: false },
      { _id: 'film', title: 'The Long Film', is_published: true },
    ]);
    expect(await titles('borrador')).toMatchObject([{ _id: 'draft' }]);
    expect(await titles('"')).toEqual([]);
    const { playable, steps } = await explain('draft');
    expect([playable, steps.at(-1)]).toEqual([false, { rule: 'title', passed: false, finding: 'hidden' }]);
    const none = { params: { ...params, content_id: 'none' } };
    expect((await support.call('explainViewer', none)).status).toBe(404);
  });
});
