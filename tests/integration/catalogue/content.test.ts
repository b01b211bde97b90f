import { describe, expect, it } from 'vitest';
import { EMOJI, LONG_WORD, MARKUP } from './detail-responses.ts';
import { hrefsOf, linksOf, openDetailSite, textOf } from './detail-site.ts';

const RELATED = '/api/v1/content/related/film';
const REVIEWS = '/api/v1/reviews/content/film';
const COMMENTS = '/api/v1/comments/content/film';

const detailSite = openDetailSite();
const { visit } = detailSite;

describe('the page of a title', () => {
  it('shows everything about it in the order of viewer.md §2', async () => {
    const { status, text } = await visit('/content/film');
    expect(status).toBe(200);
    const words = ['The Long Way', '4.3', '12.3K', '2024/05/31', '1 hr 32 min', '12+', 'Watch now'];
    words.push(
      'One line after another',
      'Director',
      'Inès Calder',
      'stunt',
      'Bo Fall',
      'Categories',
      'Drama',
    );
    words.push(
      'Genres',
      'Slow cinema',
      'Venues',
      'Pier House',
      'Mood',
      'Tender',
      'Windswept',
      'You may also like',
    );
    const places = words.map((word) => text.indexOf(word));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((one, other) => one - other));
  });

  it('links artists, category, genre, venue and each value of a custom field', async () => {
    const { html } = await visit('/content/film');
    const hrefOf = (text: string) => linksOf(html).find((link) => link.text === text)?.href;
    expect(hrefOf('Inès Calder')).toBe('/artist/detail/a1');
    expect(hrefOf('Drama')).toMatch(/^\/category\/c1\?category=.+&filters=.+/);
    expect(hrefOf('Slow cinema')).toMatch(/^\/content\/filter\/slow-cinema\?filters=.+&filterV2=false$/);
    expect(hrefOf('Pier House')).toBe('/venue/detail/v1');
    expect(hrefOf('Windswept')).toMatch(/^\/content\/filter\/windswept\?filters=/);
  });

  it('folds a long description without scripts', async () => {
    const { html } = await visit('/content/film');
    expect(html).toMatch(/<input type="checkbox"[^>]*aria-label="Show more"/);
    expect((await visit('/content/bare')).html).not.toContain('aria-label="Show more"');
  });

  it('names the trailer’s usual path where the backend reports none', async () => {
    const { html } = await visit('/content/film');
    expect(html).toContain('public/trailer/film/hls/video/360_index.m3u8');
  });

  it('shows rating and reviews only on accounts with ratings', async () => {
    const { text, html } = await visit('/content/film?tab=reviews', { accountId: 'acc_unrated' });
    expect(text).not.toContain('12.3K');
    expect(hrefsOf(html, '/content/film?tab=')).toEqual(['/content/film?tab=comments']);
    expect(text).toContain('Title like-0');
    expect(detailSite.backend.requestsFor(REVIEWS)).toEqual([]);
  });

  it('counts down to a stream, and thanks viewers after it', async () => {
    expect((await visit('/content/upcoming')).text).toMatch(/Going Live In .*days.*Upcoming/);
    const { text, html } = await visit('/content/ended');
    expect(text).toContain('This stream has ended. Thank you for watching with us.');
    expect(html).toMatch(/<button[^>]*disabled[^>]*><span>Stream ended/);
  });

  it('links from a locked title to sign-in for a guest, and to the plans for a member', async () => {
    const login = '/login?redirectTo=%2Fwatch%2Flocked';
    const pricing = '/pricing?plans=gold&redirectTo=%2Fwatch%2Flocked';
    const guest = await visit('/content/locked');
    const member = await visit('/content/locked', { signedIn: true });
    for (const { text } of [guest, member]) {
      expect(text).toContain('This Content is not included in your current Membership Plan.');
    }
    const upgrade = 'Upgrade your Membership Plan to Watch Now';
    expect(linksOf(guest.html)).toContainEqual({ href: login, text: upgrade });
    expect(linksOf(guest.html)).toContainEqual({ href: login, text: 'Watch now' });
    expect(linksOf(member.html)).toContainEqual({ href: pricing, text: upgrade });
    expect(linksOf(member.html)).toContainEqual({ href: pricing, text: 'Upgrade plan' });
  });

  it('redirects to the player for ?watch=true', async () => {
    const { status, headers } = await visit('/content/film?watch=true');
    expect([status, headers.get('location')]).toEqual([302, '/watch/film']);
  });

  it('needs nothing but a title', async () => {
    const { status, text } = await visit('/content/bare');
    expect(status).toBe(200);
    expect(text).toMatch(/^Bare Watch now/);
    expect(text).not.toMatch(/undefined|null|NaN/);
  });

  it('shows markup, emoji and endless words as text', async () => {
    const { html, text } = await visit('/content/hostile');
    expect(html).not.toContain('<script>alert');
    for (const words of [MARKUP, EMOJI, LONG_WORD]) expect(text).toContain(words);
  });

  it.each(['/content/nobody', '/content/%00', '/content/..', `/content/${'x'.repeat(200)}`])(
    'responds with 404 for %s',
    async (path) => {
      expect((await visit(path)).status).toBe(404);
    },
  );

  it('responds with 503 while the service fails', async () => {
    detailSite.backend.failing.add('/api/v1/content/detail/film');
    const { status, headers } = await visit('/content/film');
    expect(status).toBe(503);
    expect(headers.get('retry-after')).toBeTruthy();
  });
});

describe('a member’s page of a title', () => {
  it('offers to resume and to save, and is not public', async () => {
    const { html, text, headers } = await visit('/content/film', { signedIn: true });
    expect(text).toContain('Resume watching');
    expect(html).toContain('Start from the beginning');
    expect(html).toMatch(/<form[^>]*action="\/resources\/library"/);
    expect(headers.get('cache-control')).not.toContain('public');
  });

  it('shows a guest neither, after a member was there', async () => {
    await visit('/content/film', { signedIn: true });
    const { html, text } = await visit('/content/film');
    expect(text).not.toContain('Resume');
    expect(html).not.toContain('action="/resources/library"');
    expect(html).toContain('href="/share?path=%2Fcontent%2Ffilm"');
  });
});

describe('the tabs of a title', () => {
  it('are links, and load only the open one', async () => {
    const { html } = await visit('/content/film?tab=comments');
    expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/content\/film\?tab=comments"/);
    const requested = detailSite.backend.requests.map(({ path }) => path);
    expect(requested).toContain(COMMENTS);
    expect(requested).not.toContain(RELATED);
    expect(requested).not.toContain(REVIEWS);
  });

  it('start with eight related titles and a link to all of them', async () => {
    const { html } = await visit('/content/film?tab=nonsense');
    expect(hrefsOf(html, '/content/like-')).toHaveLength(8);
    const more = linksOf(html).find(({ text }) => text === 'View more')?.href ?? '';
    const filters = new URL(more, 'http://site').searchParams.get('filters') ?? '';
    expect(JSON.parse(Buffer.from(filters, 'base64').toString())).toEqual({ category: ['c1'] });
    const [request] = detailSite.backend.requestsFor(RELATED);
    expect(request?.body).toMatchObject({ filters: {}, page_size: 8 });
  });

  it('show a message where they are empty', async () => {
    const pages = await Promise.all(
      ['', '?tab=reviews', '?tab=comments'].map((search) => visit(`/content/bare${search}`)),
    );
    expect(pages[0]?.text).toContain('No related videos available');
    expect(pages[1]?.text).toContain('Not reviewed yet please provide your valuable review');
    expect(pages[2]?.text).toContain('No comments yet !!');
  });

  it.each([
    [RELATED, '/content/film', 'Related titles could not be loaded'],
    [REVIEWS, '/content/film?tab=reviews', 'The reviews could not be loaded'],
    [COMMENTS, '/content/film?tab=comments', 'The comments could not be loaded'],
  ])('fail on their own: %s', async (path, address, words) => {
    detailSite.backend.failing.add(path);
    const { status, text, html, viewer } = await visit(address);
    expect(status).toBe(200);
    expect(text).toContain('The Long Way');
    expect(text).toContain(words);
    expect(linksOf(html)).toContainEqual({ href: address, text: 'Try again' });
    detailSite.backend.failing.clear();
    expect(textOf(await (await viewer.request(address)).text())).not.toContain(words);
  });

  it('do not delay the page when their service is slow', async () => {
    detailSite.backend.slow.add(COMMENTS);
    const { status, text } = await visit('/content/film?tab=comments', { signedIn: true });
    expect(status).toBe(200);
    expect(text).toContain('The Long Way');
  });
});
