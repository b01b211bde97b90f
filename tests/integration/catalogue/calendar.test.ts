import { beforeAll, describe, expect, it } from 'vitest';
import { zoneWhereItIs } from '#tests/e2e/support/zone.ts';
import { parsePage } from '#tests/support/page-document.ts';
import { sharedSeededSite, type TestSite } from '#tests/support/site.ts';

const EVENT = 'opening-night-gala';

let site: TestSite;
beforeAll(async () => {
  site = await sharedSeededSite();
});

const visit = (path: string) => site.browser('aurora.localhost').request(path);

/** The lines of an iCalendar file (RFC 5545), unfolded. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');

describe('the calendar entry of an event', () => {
  it('is linked from the page of the event, with the hour and its zone, without scripts', async () => {
    const html = await (await visit(`/content/${EVENT}`)).text();
    const page = parsePage(html, 'http://aurora.localhost/');
    const link = page.querySelector(`a[href="/resources/calendar/${EVENT}"]`);
    expect(link?.getAttribute('aria-label')).toBe('Add to calendar');
    const starts = page.querySelector('main time[datetime]');
    expect(starts?.textContent).toMatch(/^Starts .+, \d+:\d\d [AP]M UTC$/);
  });

  it('has its time, its page and a reminder', async () => {
    const response = await visit(`/resources/calendar/${EVENT}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${EVENT}.ics"`);
    const lines = linesOf(await response.text());
    const page = parsePage(await (await visit(`/content/${EVENT}`)).text(), 'http://aurora.localhost/');
    const starts = page.querySelector('main time[datetime]')?.getAttribute('datetime') ?? '';
    const basic = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(lines).toContain(`DTSTART:${basic(Date.parse(starts))}`);
    expect(lines).toContain('SUMMARY:Opening Night Gala');
    expect(lines).toContain(`UID:${EVENT}@aurora.localhost`);
    expect(lines).toContain('TRIGGER:-PT15M');
    expect(lines.find((line) => line.startsWith('URL'))).toMatch(/\/content\/opening-night-gala$/);
  });

  it.each([
    ['a film', 'the-salt-road'],
    ['a stream that runs', 'northern-skies-live'],
    ['nothing', 'no-such-title'],
    ['a title of another brand', 'golden-gloves-final'],
  ])('is not there for %s', async (_, id) => {
    expect((await visit(`/resources/calendar/${id}`)).status).toBe(404);
  });
});

describe('the calendar entry of a programme', () => {
  const CHANNEL = '/channel/aurora-one';
  const entriesOf = async () => {
    const viewer = site.browser('aurora.localhost');
    // Where it is noon: a channel shows its programmes until the end of the viewer's day.
    viewer.cookies.set('tz', encodeURIComponent(zoneWhereItIs(12)));
    const page = parsePage(await (await viewer.request(CHANNEL)).text(), 'http://aurora.localhost/');
    return [...page.querySelectorAll('main a[href^="/resources/calendar/aurora-one/"]')];
  };

  it('is linked from each that is to come, by its title, without scripts', async () => {
    const links = await entriesOf();
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      const start = Number(link.getAttribute('href')?.split('/').at(-1)) * 1000;
      expect(start).toBeGreaterThan(Date.now() - 1000);
      expect(link.getAttribute('aria-label')).toMatch(/^Add .+ to your calendar$/);
    }
  });

  it('has its time, its channel and a reminder', async () => {
    const [link] = (await entriesOf()).slice(-1);
    const href = link?.getAttribute('href') ?? '';
    const start = Number(href.split('/').at(-1));
    const response = await visit(href);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="aurora-one-${start}.ics"`,
    );
    const lines = linesOf(await response.text());
    const basic = new Date(start * 1000).toISOString().replace(/[-:]|\.\d+/g, '');
    expect(lines).toContain(`DTSTART:${basic}`);
    expect(lines).toContain(`UID:aurora-one.${start}@aurora.localhost`);
    expect(lines).toContain('LOCATION:Aurora One');
    expect(lines).toContain('TRIGGER:-PT15M');
    expect(lines.find((line) => line.startsWith('URL'))).toMatch(/\/channel\/aurora-one$/);
  });

  it.each([
    ['a programme that is over', 'aurora-one/1700000000'],
    ['a time at which nothing begins', `aurora-one/${Math.floor(Date.now() / 1000) + 61}`],
    ['what is no time', 'aurora-one/soon'],
    ['no such channel', `nothing/${Math.floor(Date.now() / 1000) + 600}`],
  ])('is not there for %s', async (_, path) => {
    expect((await visit(`/resources/calendar/${path}`)).status).toBe(404);
  });
});
