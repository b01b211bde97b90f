import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '#tests/support/browser.ts';
import { newMember } from '#tests/support/members.ts';
import { startSeededSite, type TestSite } from '#tests/support/site.ts';
import { startDetailBackend } from './detail-backend.ts';
import { textOf } from './detail-site.ts';

/** One of each kind that can be reviewed, and the address of its reviews. */
const SUBJECTS = [
  ['a film', 'content', 'the-salt-road', '/content/the-salt-road?tab=reviews'],
  ['a series', 'content', 'the-fjord-cases', '/parent-content/the-fjord-cases?tab=reviews'],
  ['a playlist', 'playlist', 'staff-picks', '/playlist/staff-picks?tab=reviews'],
  ['a channel', 'channel', 'aurora-one', '/channel/aurora-one?tab=reviews'],
  ['an artist', 'artist', 'nadia-benali', '/artist/detail/nadia-benali#reviews'],
  ['a venue', 'venue', 'courtyard-of-reeds', '/venue/detail/courtyard-of-reeds#reviews'],
] as const;
const FORM = '/review/content/the-salt-road';
const REVIEW = { rating: '4.5', title: 'Worth the walk', description: 'Every step.', review_id: '' };

let site: TestSite;
let guest: Browser;
let member: Browser;
let backend: Awaited<ReturnType<typeof startDetailBackend>>;
let counter = 0;

beforeAll(async () => {
  [site, backend] = await Promise.all([startSeededSite(), startDetailBackend()]);
});
afterAll(() => backend.close());

/** Each test has a member of its own. */
beforeEach(async () => {
  guest = site.browser('aurora.localhost');
  counter += 1;
  member = await newMember(site, 'aurora.localhost');
});

const shown = async (response: { text(): Promise<string> }) => {
  const html = await response.text();
  return { html, text: textOf(html) };
};
const read = async (browser: Browser, path: string) => shown(await browser.visit(path.replace(/#.*/, '')));
const reviewIdIn = (html: string) => /name="review_id" value="([^"]*)"/.exec(html)?.[1];
const ownCount = (text: string) => Number(/([\d,]+) reviews?\b/.exec(text)?.[1]);
/** The average and the count in the page's header. */
const headOf = (html: string) => /Rated ([\d.]+) of 5, ([\d,]+) review/.exec(html)?.slice(1);

describe.each(SUBJECTS)('a review of %s', (_, type, id, page) => {
  const form = `/review/${type}/${id}`;

  it('is written from its page, shown at once and edited', async () => {
    const before = await read(member, page);
    expect(before.html).toContain(`href="${form}?redirectTo=`);
    const count = ownCount(before.text) || 0;
    const title = `Of ${type} by ${counter}`;
    const sent = await member.submit(form, { ...REVIEW, title });
    expect([sent.status, sent.headers.get('location')]).toEqual([302, page]);
    const after = await shown(await member.follow(sent));
    expect(after.text).toContain('Review submitted successfully');
    expect(after.text).toContain(title);
    expect(after.text).toContain('Your review');
    expect(ownCount(after.text)).toBe(count + 1);
    expect(headOf(after.html)?.[1]).toBe(String(count + 1));

    const edit = await read(member, form);
    expect(edit.html).toMatch(/<h1[^>]*>Edit your review<\/h1>/);
    expect(edit.html).toMatch(/value="4\.5"[^>]* checked=""|checked=""[^>]* value="4\.5"/);
    const again = await member.submit(form, {
      rating: '0.5',
      title: `${title}, twice`,
      description: '',
      review_id: reviewIdIn(edit.html) ?? '',
    });
    const changed = await shown(await member.follow(again));
    expect(changed.text).toContain('Review updated successfully');
    expect(changed.text).toContain(`${title}, twice`);
    expect(changed.text).toContain('Edited');
    expect(changed.text).not.toContain('Every step.');
    expect(ownCount(changed.text)).toBe(count + 1);
    expect(headOf(changed.html)?.[0]).not.toBe(headOf(after.html)?.[0]);
  });

  it('redirects a guest to sign in and back to the form', async () => {
    const { html } = await read(guest, page);
    const href = /href="(\/login\?redirectTo=[^"]*)"[^>]*>(?:(?!<\/a>).)*Write a review/s.exec(html)?.[1];
    const back = new URL(href?.replaceAll('&amp;', '&') ?? '', 'http://x').searchParams.get('redirectTo');
    expect(back).toMatch(new RegExp(`^${form}\\?redirectTo=`));
    const redirected = await guest.request(form);
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(form)}`,
    ]);
    const title = `Nobody’s ${counter}`;
    await guest.submit(form, { ...REVIEW, title });
    expect((await read(guest, page)).text).not.toContain(title);
  });
});

describe('the review form', () => {
  it.each([
    ['no rating', { rating: '', title: 'Fine' }, 'Please provide rating'],
    ['a rating between the steps', { rating: '4.25', title: 'Fine' }, 'Please provide rating'],
    ['a text without a heading', { title: '' }, 'Please provide review title'],
    ['a heading of zero-width characters', { title: '\u200B\u2060' }, 'Please provide review title'],
    ['a text of 10,000 characters', { description: 'ع'.repeat(10_000) }, 'This is too long'],
  ])('rejects %s, and keeps what was typed', async (_, fields, message) => {
    const sent = await member.submit(FORM, { ...REVIEW, ...fields });
    expect(sent.status).toBe(400);
    const { html, text } = await shown(sent);
    expect(text).toContain(message);
    const { title = REVIEW.title, description = REVIEW.description } = fields as Partial<typeof REVIEW>;
    expect(html).toContain(`value="${title}"`);
    expect(text).toContain(description);
    expect((await read(member, FORM)).text).toContain('Write a review');
  });

  it('shows markup, overrides and emoji as text', async () => {
    const title = '<img src=x onerror=alert(1)> \u202Eevil\u202C';
    const description = `</p><script>alert(1)</script> 👩‍🚀 ${'x'.repeat(3_000)}`;
    const sent = await member.submit(FORM, { ...REVIEW, title, description });
    const { html, text } = await shown(await member.follow(sent));
    expect(html).not.toMatch(/<img src=x|<script>alert/);
    expect(html).toContain('<bdi>&lt;img src=x onerror=alert(1)&gt; \u202Eevil\u202C</bdi>');
    expect(text).toContain('</p><script>alert(1)</script> 👩‍🚀');
  });

  it('redirects to the page that linked to it, and to no other site', async () => {
    const path = '/artist/detail/nadia-benali?category=drama#reviews';
    const form = `/review/artist/nadia-benali?redirectTo=${encodeURIComponent(path)}`;
    expect((await member.submit(form, REVIEW)).headers.get('location')).toBe(path);
    for (const [index, target] of [
      'https://evil.example',
      '//evil.example',
      'javascript:alert(1)',
    ].entries()) {
      const id = ['the-keeper', 'green-fire', 'the-salt-road'][index] ?? '';
      const sent = await member.submit(
        `/review/content/${id}?redirectTo=${encodeURIComponent(target)}`,
        REVIEW,
      );
      expect(sent.headers.get('location')).toBe(`/content/${id}?tab=reviews`);
    }
  });
});

describe('a member’s only review', () => {
  it('is edited by a second one from another tab, which keeps its text', async () => {
    await member.submit(FORM, REVIEW);
    const second = await member.submit(FORM, { ...REVIEW, rating: '1', title: 'From the other tab' });
    expect(second.status).toBe(409);
    const { html, text } = await shown(second);
    expect(text).toContain('You have already reviewed this.');
    expect(html).toContain('value="From the other tab"');
    expect(text).toContain('Update review');
    const id = reviewIdIn(html) ?? '';
    expect(id).not.toBe('');
    const sent = await member.submit(FORM, {
      ...REVIEW,
      rating: '1',
      title: 'From the other tab',
      review_id: id,
    });
    expect((await shown(await member.follow(sent))).text).toContain('Review updated successfully');
  });

  it('is not edited by another member', async () => {
    await member.submit(FORM, { ...REVIEW, title: `First by ${counter}` });
    const id = reviewIdIn((await read(member, FORM)).html) ?? '';
    const thief = await newMember(site, 'aurora.localhost');
    const sent = await thief.submit(FORM, { ...REVIEW, rating: '0.5', title: 'Stolen', review_id: id });
    expect(sent.status).toBe(400);
    expect((await shown(sent)).text).toContain('Only its writer can change a review.');
    expect((await read(member, '/content/the-salt-road?tab=reviews')).text).not.toContain('Stolen');
  });
});

describe('reviews that cannot be written', () => {
  it.each([
    '/review/user/ada',
    '/review/content/..%2Fx',
    '/review/content/no-such-film',
    '/review/content/staff-picks',
  ])('respond with 404 at %s', async (path) => {
    expect((await member.request(path)).status).toBe(404);
  });

  it('include those of another brand’s titles', async () => {
    expect((await member.request('/review/content/daily-ten-108')).status).toBe(404);
    const elsewhere = await newMember(site, 'pulse.localhost');
    expect((await elsewhere.request('/review/content/daily-ten-108')).status).toBe(200);
    expect((await elsewhere.submit(FORM, REVIEW)).status).toBe(400);
    elsewhere.cookies.set('sid', member.cookies.get('sid') ?? '');
    expect((await elsewhere.request('/review/content/daily-ten-108')).status).toBe(302);
  });

  it('include all of an account without ratings', async () => {
    const viewer = await foreignViewer('acc_unrated');
    const { text } = await read(viewer, '/content/film?tab=reviews');
    expect(text).not.toMatch(/reviews?/i);
    expect((await viewer.request('/review/content/film')).status).toBe(404);
    expect((await viewer.submit('/review/content/film', REVIEW)).status).toBe(404);
  });
});

describe('reviews on a backend that only lists them', () => {
  it('include the viewer’s own, which can be edited', async () => {
    const viewer = await foreignViewer('acc_detail');
    const { text } = await read(viewer, '/content/film?tab=reviews');
    expect(text).toContain('Edit your review');
    expect(text.match(/Heading 1\b/g)).toHaveLength(1);
    const { html } = await read(viewer, '/review/content/film');
    expect(html).toContain('value="Heading 1"');
    expect(reviewIdIn(html)).toBe('r1');
  });

  it('respond with 503 while the service fails', async () => {
    const viewer = await foreignViewer('acc_detail');
    backend.failing.add('/api/v1/reviews/content/bare');
    const sent = await viewer.submit('/review/content/bare', REVIEW);
    backend.failing.clear();
    expect(sent.status).toBe(503);
  });
});

async function foreignViewer(account_id: string): Promise<Browser> {
  const { browser } = await site.makeTenant({ account_id, services: backend.services });
  const viewer = browser();
  viewer.cookies.set('sid', 'session-1');
  return viewer;
}
