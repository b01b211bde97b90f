import { beforeAll, describe, expect, it } from 'vitest';
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
