import { describe, expect, it } from 'vitest';
import { hrefsOf, linksOf, openDetailSite } from './detail-site.ts';

const PARENT = '/api/v1/content/parent-detail/series';
const RELATED = '/api/v1/content/related/series';

const detailSite = openDetailSite();
const { visit } = detailSite;

describe('the page of a series', () => {
  it('lists its parts in their order, with number, picture, date, length and description', async () => {
    const { status, text, html } = await visit('/parent-content/series');
    expect(status).toBe(200);
    expect(hrefsOf(html, '/content/part-')).toEqual([
      '/content/part-1',
      '/content/part-2',
      '/content/part-x',
    ]);
    expect(text).toContain('1 Title part-1 2025/01/02 50 min It begins.');
    expect(text).toMatch(/2 Members Title part-2/);
    expect(text).toContain('3 Title part-x');
  });

  it('plays from its first part on', async () => {
    const { html } = await visit('/parent-content/series');
    expect(linksOf(html)).toContainEqual({ href: '/watch/part-1', text: 'Watch now · E1' });
  });

  it('has no watch button and shows a message without parts', async () => {
    const { status, text } = await visit('/parent-content/empty');
    expect(status).toBe(200);
    expect(text).toContain('No episodes yet');
    expect(text).not.toContain('Watch now');
  });

  it('shows the first of many, and all when requested', async () => {
    const { html } = await visit('/parent-content/endless');
    expect(hrefsOf(html, '/content/e')).toHaveLength(50);
    expect(linksOf(html)).toContainEqual({ href: '/parent-content/endless?all=true', text: 'Show all' });
    expect(hrefsOf((await visit('/parent-content/endless?all=true')).html, '/content/e')).toHaveLength(400);
  });

  it('of several seasons shows one, and links to the others, also where a backend has them as metadata', async () => {
    const { html } = await visit('/parent-content/winters');
    expect(linksOf(html)).toContainEqual({ href: '/watch/winter-1', text: 'Watch now · S1 E1' });
    expect(linksOf(html)).toContainEqual({ href: '/parent-content/winters?season=2', text: 'Season 2' });
    expect(hrefsOf(html, '/content/winter-')).toEqual(['/content/winter-1', '/content/winter-2']);
    const second = await visit('/parent-content/winters?season=2');
    expect(hrefsOf(second.html, '/content/winter-')).toEqual(['/content/winter-3']);
    expect(second.text).toContain('1 Title winter-3');
    expect(second.html).toMatch(/aria-current="page"[^>]*>Season 2</);
    const unknown = await visit('/parent-content/winters?season=7');
    expect(hrefsOf(unknown.html, '/content/winter-')).toHaveLength(2);
  });

  it('loads related titles only under their tab', async () => {
    await visit('/parent-content/series');
    expect(detailSite.backend.requestsFor(RELATED)).toEqual([]);
    const { html } = await visit('/parent-content/series?tab=related');
    expect(hrefsOf(html, '/content/like-')).toEqual(['/content/like-1']);
    expect(hrefsOf(html, '/content/part-')).toEqual([]);
  });

  it('shows an error and a retry link when its related titles fail', async () => {
    detailSite.backend.failing.add(RELATED);
    const { status, text, html } = await visit('/parent-content/series?tab=related');
    expect(status).toBe(200);
    expect(text).toContain('Four Winters');
    expect(linksOf(html)).toContainEqual({ href: '/parent-content/series?tab=related', text: 'Try again' });
  });

  it('needs one request of its service, and responds with 404 and 503', async () => {
    await visit('/parent-content/series');
    expect(detailSite.backend.requestsFor(PARENT)).toHaveLength(1);
    expect((await visit('/parent-content/nobody')).status).toBe(404);
    detailSite.backend.failing.add(PARENT);
    expect((await visit('/parent-content/series')).status).toBe(503);
  });

  it('redirects a film to its own page, as the page of a title redirects a series', async () => {
    const asTitle = await visit('/content/series');
    expect([asTitle.status, asTitle.headers.get('location')]).toEqual([302, '/parent-content/series']);
    const asSeries = await visit('/parent-content/film');
    expect([asSeries.status, asSeries.headers.get('location')]).toEqual([302, '/content/film']);
    expect((await visit('/content/part-1')).status).toBe(200);
  });
});
