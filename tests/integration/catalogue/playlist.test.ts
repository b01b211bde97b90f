import { describe, expect, it } from 'vitest';
import { hrefsOf, linksOf, openDetailSite } from './detail-site.ts';

const LIST = '/api/v1/content/list';

const detailSite = openDetailSite();
const { visit } = detailSite;

describe('a playlist made by hand', () => {
  it('lists its items in the order of content_data, without those that are gone', async () => {
    const { status, html, text } = await visit('/playlist/manual');
    expect(status).toBe(200);
    expect(hrefsOf(html, '/content/').slice(0, 2)).toEqual(['/content/two', '/content/one']);
    expect(text).toContain('2 videos');
    expect(text).toContain('30 min');
    expect(text).toContain('Sort a, Sort b, Sort c, Sort d');
    expect(text).not.toContain('Sort e');
    expect(linksOf(html)).toContainEqual({ href: '/watch/two', text: 'Watch now' });
  });

  it('asks for them by id and type in one call', async () => {
    await visit('/playlist/manual');
    expect(detailSite.backend.askedFor(LIST).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        filters: { content_ids: ['two', 'gone', 'one'], video_types: ['SPV', 'MPVC'] },
        page_size: 3,
      }),
    ]);
  });

  it('is about its date, nine categories, genres and fields, each a link', async () => {
    const { html, text } = await visit('/playlist/manual');
    expect(text).toContain('Released 2025/10/05');
    expect(hrefsOf(html, '/category/')).toHaveLength(9);
    expect(hrefsOf(html, '/content/filter/').map((href) => href.split('?')[0])).toEqual([
      '/content/filter/slow-cinema',
      '/content/filter/tender',
    ]);
  });

  it('says that it is empty, and asks for nothing then', async () => {
    const { text } = await visit('/playlist/nothing');
    expect(text).toContain('Nothing is in this playlist yet');
    expect(detailSite.backend.askedFor(LIST)).toEqual([]);
  });

  it('says what unlocks it', async () => {
    const { text } = await visit('/playlist/locked');
    expect(text).toContain('This Playlist is not included in your current Membership Plan.');
  });
});

describe('a playlist made by rules', () => {
  it('asks how many there are, then for all of them, oldest change first', async () => {
    const { text } = await visit('/playlist/automatic');
    expect(text).toContain('2 videos');
    const body = {
      filters: {
        system_defined: [{ type: 'system_defined', name: 'category', id: 'c1', value: 'Drama' }],
        custom_defined: [{ type: 'custom_defined', name: 'Mood', value: 'Tender' }],
        video_types: ['SPV', 'MPVC'],
      },
      order_by: 'modified_date',
      reverse: false,
    };
    expect(detailSite.backend.askedFor(LIST).map((question) => question.body)).toEqual([
      expect.objectContaining({ ...body, page_size: 0 }),
      expect.objectContaining({ ...body, page_size: 2 }),
    ]);
  });

  it('shows the first of many, and all where asked for', async () => {
    const { html, text } = await visit('/playlist/long-list');
    expect(text).toContain('300 videos');
    expect(hrefsOf(html, '/content/item-')).toHaveLength(50);
    expect(linksOf(html)).toContainEqual({ href: '/playlist/long-list?all=true', text: 'Show all' });
    expect(hrefsOf((await visit('/playlist/long-list?all=true')).html, '/content/item-')).toHaveLength(300);
  });
});

describe('the page of a playlist', () => {
  it('stands while its items cannot be had, with a way to try again', async () => {
    detailSite.backend.failing.add(LIST);
    const { status, text, html } = await visit('/playlist/manual');
    expect(status).toBe(200);
    expect(text).toContain('By hand');
    expect(text).toContain('The videos could not be loaded');
    expect(linksOf(html)).toContainEqual({ href: '/playlist/manual', text: 'Try again' });
  });

  it('offers other playlists, reviews and comments under tabs of their own', async () => {
    const related = await visit('/playlist/manual?tab=related');
    expect(hrefsOf(related.html, '/playlist/automatic')).toEqual(['/playlist/automatic']);
    const [question] = detailSite.backend.askedFor('/api/v1/content/related/manual');
    expect(question?.body.filters).toEqual({ video_types: ['PLAYLIST'] });
    expect((await visit('/playlist/manual?tab=reviews')).text).toContain('Opinion 1');
    expect((await visit('/playlist/manual?tab=comments')).text).toContain('Said p1');
  });

  it('is 404 for what is no playlist, 503 while the service fails', async () => {
    expect((await visit('/playlist/nobody')).status).toBe(404);
    expect((await visit('/playlist/%00')).status).toBe(404);
    detailSite.backend.failing.add('/api/v1/playlist/manual');
    expect((await visit('/playlist/manual')).status).toBe(503);
  });
});
