import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { beforeAll, describe, expect, it } from 'vitest';
import { zoneWhereItIs } from '#tests/e2e/support/zone.ts';
import type { Browser } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/members.ts';
import { parsePage } from '#tests/support/page-document.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';
import { reminders } from '#workers/platform/storage/schema/reminder.ts';

const HOST = 'aurora.localhost';
const EVENT = '/content/opening-night-gala';
const CHANNEL = '/channel/aurora-one';
const ACTION = '/resources/reminders';
const CONTENT_ID = 'opening-night-gala';

let site: TestSite;
beforeAll(async () => {
  site = await sharedSeededSite();
});

const open = async (viewer: Browser, path: string) => {
  const response = await viewer.request(path);
  return { response, page: parsePage(await response.text(), `http://${HOST}/`) };
};
const buttons = ({ page }: Awaited<ReturnType<typeof open>>) =>
  [...page.querySelectorAll(`form[action="${ACTION}"] button`)].map((button) =>
    button.getAttribute('aria-pressed'),
  );
const post = (viewer: Browser, fields: Record<string, string>) => viewer.submit(ACTION, fields);

describe('the reminder of an event', () => {
  it('is a link to sign in on the page that guests share', async () => {
    const opened = await open(site.browser(HOST), EVENT);
    expect(buttons(opened)).toEqual([]);
    const link = opened.page.querySelector('#remind a');
    expect(link?.getAttribute('href')).toBe(`/login?redirectTo=${encodeURIComponent(`${EVENT}#remind`)}`);
    const login = await open(site.browser(HOST), link?.getAttribute('href') ?? '');
    expect(login.page.querySelector('main')?.textContent).toContain('we mail you before it starts');
  });

  it('is each member’s own, never shared, and is not there where nothing is to come', async () => {
    const [ana, bo] = [await newMember(site, HOST), await newMember(site, HOST)];
    expect(buttons(await open(ana, EVENT))).toEqual(['false']);
    const response = await post(ana, { content_id: CONTENT_ID, want: 'true', redirectTo: `${EVENT}#remind` });
    expect([response.status, response.headers.get('location')]).toEqual([302, `${EVENT}#remind`]);
    const opened = await open(ana, EVENT);
    expect(buttons(opened)).toEqual(['true']);
    expect(opened.response.headers.get('cache-control')).toMatch(/private|no-store/);
    expect(buttons(await open(bo, EVENT))).toEqual(['false']);
    expect(buttons(await open(ana, '/content/the-salt-road'))).toEqual([]);
    expect(buttons(await open(ana, '/content/northern-skies-live'))).toEqual([]);
    expect(await (await post(ana, { content_id: CONTENT_ID, want: 'false' })).json()).toEqual({
      ...{ kind: 'done', isSet: false },
    });
    expect(buttons(await open(ana, EVENT))).toEqual(['false']);
  });

  it('has the zone of its viewer and the host of the brand', async () => {
    const ana = await newMember(site, HOST);
    ana.cookies.set('tz', encodeURIComponent('Asia/Tokyo'));
    await post(ana, { content_id: CONTENT_ID, want: 'true' });
    const rows = await drizzle(site.bindings.db as never)
      .select()
      .from(reminders)
      .where(eq(reminders.timeZone, 'Asia/Tokyo'));
    expect(rows).toMatchObject([{ contentId: CONTENT_ID, language: 'en' }]);
    expect(new URL(rows[0]?.siteOrigin ?? '').hostname).toBe(HOST);
  });

  it('refuses guests and what is no event, with the service’s words', async () => {
    const guest = site.browser(HOST);
    const fields = { content_id: CONTENT_ID, want: 'true' };
    expect(await (await post(guest, fields)).json()).toEqual({ kind: 'signed-out' });
    const led = await post(guest, { ...fields, redirectTo: EVENT });
    expect(led.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(EVENT)}`);
    const ana = await newMember(site, HOST);
    expect(await (await post(ana, { content_id: 'the-salt-road', want: 'true' })).json()).toEqual({
      kind: 'rejected',
      message: 'This has started already, or has no time yet.',
    });
    expect((await post(ana, { content_id: CONTENT_ID })).status).toBe(400);
    expect((await post(ana, { channel_id: 'aurora-one', want: 'true' })).status).toBe(400);
    const away = await post(ana, { ...fields, redirectTo: '//elsewhere.example/' });
    expect(away.headers.get('location')).toBe('/');
  });
});

describe('the reminder of a programme', () => {
  it('is on each that is to come, and set on the one that it was set for', async () => {
    const ana = await newMember(site, HOST);
    // Where it is noon: a channel shows its programmes until the end of the viewer's day.
    ana.cookies.set('tz', encodeURIComponent(zoneWhereItIs(12)));
    const opened = await open(ana, CHANNEL);
    const entries = opened.page.querySelectorAll('main a[href^="/resources/calendar/aurora-one/"]');
    expect(buttons(opened)).toEqual([...entries].map(() => 'false'));
    const form = [...opened.page.querySelectorAll(`form[action="${ACTION}"]`)].at(-1);
    const fieldOf = (name: string) => form?.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? '';
    const [channel_id, start_time] = [fieldOf('channel_id'), fieldOf('start_time')];
    await post(ana, { channel_id, start_time, want: fieldOf('want') });
    const states = buttons(await open(ana, CHANNEL));
    expect([states.at(-1), new Set(states.slice(0, -1))]).toEqual(['true', new Set(['false'])]);
  });
});
