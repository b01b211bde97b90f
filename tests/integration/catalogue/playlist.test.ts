import { describe, expect, it } from 'vitest';
import { hrefsOf, linksOf, openDetailSite } from './detail-site.ts';

const LIST = '/api/v1/content/list';

const WATCH = '/api/v1/content/watch/two';

const detailSite = openDetailSite();
const { visit } = detailSite;

/** Links of the list's items. */
function itemsOf(html: string): string[] {
  const [, list = ''] = /<ol\b[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
  return hrefsOf(list, '/').filter((href) => !href.includes('all=true'));
}

describe('a playlist made by hand', () => {
  it('lists its items in the order of content_data, without those that are gone', async () => {
    const { status, html, text } = await visit('/playlist/manual');
    expect(status).toBe(200);
    expect(itemsOf(html)).toEqual(['/playlist/manual?item=two', '/playlist/manual?item=one']);
    expect(text).toContain('2 videos');
    expect(text).toContain('30 min');
    expect(text).toContain('Sort a, Sort b, Sort c, Sort d');
    expect(text).not.toContain('Sort e');
    expect(linksOf(html)).toContainEqual({ href: '/playlist/manual?item=two', text: 'Watch now' });
  });

  it('requests them by id and type in one call', async () => {
    await visit('/playlist/manual');
    expect(detailSite.backend.requestsFor(LIST).map(({ body }) => body)).toEqual([
      expect.objectContaining({
        filters: { content_ids: ['two', 'gone', 'one'], video_types: ['SPV', 'MPVC'] },
        page_size: 3,
      }),
    ]);
  });

  it('shows its date, nine categories, genres and fields, each as a link', async () => {
    const { html, text } = await visit('/playlist/manual');
    expect(text).toContain('Released 2025/10/05');
    expect(hrefsOf(html, '/category/')).toHaveLength(9);
    expect(hrefsOf(html, '/content/filter/').map((href) => href.split('?')[0])).toEqual([
      '/content/filter/slow-cinema',
      '/content/filter/tender',
    ]);
  });

  it('shows a message when it is empty, and requests no items', async () => {
    const { text } = await visit('/playlist/nothing');
    expect(text).toContain('Nothing is in this playlist yet');
    expect(detailSite.backend.requestsFor(LIST)).toEqual([]);
  });

  it('explains what unlocks it, and links to the items’ own pages', async () => {
    const { text, html } = await visit('/playlist/locked');
    expect(text).toContain('This Playlist is not included in your current Membership Plan.');
    expect(itemsOf(html)).toEqual(['/content/two', '/content/one']);
  });
});

describe('a playlist made by rules', () => {
  it('requests the number of items, then all of them, oldest change first', async () => {
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
    expect(detailSite.backend.requestsFor(LIST).map((request) => request.body)).toEqual([
      expect.objectContaining({ ...body, page_size: 0 }),
      expect.objectContaining({ ...body, page_size: 2 }),
    ]);
  });

  it('shows the first of many, and all when requested', async () => {
    const { html, text } = await visit('/playlist/long-list');
    expect(text).toContain('300 videos');
    expect(itemsOf(html)).toHaveLength(50);
    expect(linksOf(html)).toContainEqual({ href: '/playlist/long-list?all=true', text: 'Show all' });
    expect(itemsOf((await visit('/playlist/long-list?all=true')).html)).toHaveLength(300);
  });
});

describe('the page of a playlist', () => {
  it('shows an error and a retry link when its items fail', async () => {
    detailSite.backend.failing.add(LIST);
    const { status, text, html } = await visit('/playlist/manual');
    expect(status).toBe(200);
    expect(text).toContain('By hand');
    expect(text).toContain('The videos could not be loaded');
    expect(linksOf(html)).toContainEqual({ href: '/playlist/manual', text: 'Try again' });
  });

  it('has tabs for other playlists, reviews and comments', async () => {
    const related = await visit('/playlist/manual?tab=related');
    expect(hrefsOf(related.html, '/playlist/automatic')).toEqual(['/playlist/automatic']);
    const [request] = detailSite.backend.requestsFor('/api/v1/content/related/manual');
    expect(request?.body.filters).toEqual({ video_types: ['PLAYLIST'] });
    expect((await visit('/playlist/manual?tab=reviews')).text).toContain('Opinion 1');
    expect((await visit('/playlist/manual?tab=comments')).text).toContain('Said p1');
  });

  it('responds with 404 for an unknown playlist, and 503 while the service fails', async () => {
    expect((await visit('/playlist/nobody')).status).toBe(404);
    expect((await visit('/playlist/%00')).status).toBe(404);
    detailSite.backend.failing.add('/api/v1/playlist/manual');
    expect((await visit('/playlist/manual')).status).toBe(503);
  });
});

describe('an item that is played', () => {
  it('plays natively without scripts, is marked in the list and followed by the next', async () => {
    const { status, html } = await visit('/playlist/manual?item=two');
    expect(status).toBe(200);
    const [video = ''] = /<video\b.*?<\/video>/s.exec(html) ?? [];
    expect(video).toMatch(/^<video[^>]* controls/);
    expect(video).toContain('src="https://assets.example.com/two/master.m3u8?sig=1"');
    expect(video).toContain('src="https://assets.example.com/two/480.mp4?sig=1"');
    expect(video).toContain('srcLang="en"');
    expect(/<a[^>]*href="\/playlist\/manual\?item=two"[^>]*>/.exec(html)?.[0]).toContain(
      'aria-current="true"',
    );
    expect(linksOf(html)).toContainEqual({ href: '/playlist/manual?item=one', text: 'Title one' });
    expect(linksOf(html).map(({ text }) => text)).not.toContain('Watch now');
  });

  it('is followed by the first after the last', async () => {
    const links = async () => linksOf((await visit('/playlist/manual?item=one')).html);
    // On a busy machine the list may be later than the page's first bytes, which have the next item.
    await expect.poll(links).toContainEqual({ href: '/playlist/manual?item=two', text: 'Title two' });
  });

  it('is requested again by every visitor, as its address is signed and expires', async () => {
    const { viewer } = await visit('/playlist/manual?item=two');
    await viewer.request('/playlist/manual?item=two');
    expect(detailSite.backend.requestsFor(WATCH)).toHaveLength(2);
    await viewer.request('/playlist/manual');
    await viewer.request('/playlist/manual');
    expect(detailSite.backend.requestsFor(WATCH)).toHaveLength(2);
  });

  it('is not requested where the playlist is locked, which is shown in its place', async () => {
    const { text, html } = await visit('/playlist/locked?item=two');
    expect(html).not.toContain('<video');
    expect(text.match(/This Playlist is not included in your current Membership Plan\./g)).toHaveLength(2);
    expect(detailSite.backend.requestsFor(WATCH)).toEqual([]);
  });

  it('leaves the poster where it is not in the list, or its address fails', async () => {
    const stranger = await visit('/playlist/manual?item=film');
    expect(stranger.html).not.toContain('<video');
    expect(stranger.text).toContain('Watch now');
    detailSite.backend.failing.add(WATCH);
    const broken = await visit('/playlist/manual?item=two');
    expect(broken.status).toBe(200);
    expect(broken.html).not.toContain('<video');
  });
});

describe('the prefetched next item', () => {
  const fetchItem = async (path: string, over = {}) => {
    const { status, html, headers } = await visit(`/resources/playlist/${path}`, over);
    return { status, headers, item: status === 200 ? JSON.parse(html) : null };
  };

  it('has what the player needs, with no-store', async () => {
    const { headers, item } = await fetchItem('manual/two');
    expect(headers.get('cache-control')).toContain('no-store');
    expect(item).toMatchObject({
      id: 'two',
      title: 'Title two',
      href: '/content/two',
      saved: null,
      view: { kind: 'playable', source: { contentId: 'two', startAtSeconds: null } },
    });
  });

  it('is locked with a link to the plans, without a request for its address', async () => {
    expect((await fetchItem('locked/two')).item.view).toMatchObject({
      kind: 'locked',
      locked: { kind: 'plan', subject: 'playlist', isGuest: true },
    });
    const member = await fetchItem('locked/two', { signedIn: true });
    expect(member.item.view.locked).toMatchObject({ subject: 'playlist', isGuest: false });
    expect(member.item.view.locked.href).toContain('gold');
    expect(detailSite.backend.requestsFor(WATCH)).toEqual([]);
    expect((await fetchItem('manual/locked')).item.view).toMatchObject({
      kind: 'locked',
      locked: { kind: 'plan', subject: 'content' },
    });
  });

  it('is null where it is gone, and an error where it fails', async () => {
    expect(await fetchItem('manual/gone')).toMatchObject({ status: 200, item: null });
    expect((await fetchItem('nobody/two')).status).toBe(404);
    expect((await fetchItem('manual/%00')).status).toBe(404);
    detailSite.backend.failing.add(WATCH);
    expect((await fetchItem('manual/two')).status).toBe(503);
  });
});
