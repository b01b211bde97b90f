import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { newEmail, PASSWORD } from '#tests/support/members.ts';
import type { Page } from '#tests/support/page.ts';
import { openAsMember, openPage, signIn } from './open-pages.ts';

const TAB = '/content/the-salt-road?tab=comments';
const LIVE = '/watch/northern-skies-live';
const ARTIST = '/artist/detail/nadia-benali';

const textbox = (page: Page, name: string | RegExp) =>
  page.screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const click = (page: Page, role: 'button' | 'link', name: string) =>
  page.click(page.screen.getByRole(role, { name }));

describe('comments without scripts', () => {
  const commentOf = (page: Page, text: string) => {
    const found = page.screen.getAllByRole('article').filter(({ textContent }) => textContent.includes(text));
    expect(found.length).toBeGreaterThan(0);
    return within(found[0] as HTMLElement);
  };
  const write = async (page: Page, text: string) => {
    page.fill(textbox(page, 'Add a comment…'), text);
    await click(page, 'button', 'Comment');
  };
  const openMenu = (page: Page, text: string) =>
    page.click(commentOf(page, text).getAllByLabelText('More for this comment')[0] as Element);

  it('of a guest stay in the field, beside a link that signs in', async () => {
    const page = await openPage(TAB);
    await write(page, 'By a guest');
    expect(textbox(page, 'Add a comment…').value).toBe('By a guest');
    const link = page.screen.getByRole('link', { name: 'Sign in to comment' });
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('are written, liked, replied to, edited and deleted by forms and links', async () => {
    const page = await openAsMember(TAB);
    await write(page, '  ');
    page.screen.getByText('Please provide the comment');
    const text = `Written by ${newEmail()}`;
    await write(page, text);
    expect(page.address).toBe(TAB);
    await page.click(commentOf(page, text).getByRole('button', { name: 'Like, 0 likes' }));
    const like = commentOf(page, text).getByRole('button', { name: 'Like, 1 like' });
    expect(like.getAttribute('aria-pressed')).toBe('true');
    await page.click(commentOf(page, text).getByRole('link', { name: 'Reply' }));
    page.fill(textbox(page, 'Write a reply…'), `Answer to ${text}`);
    await click(page, 'button', 'Reply');
    commentOf(page, `Answer to ${text}`);

    await openMenu(page, `Answer to ${text}`);
    await click(page, 'link', 'Edit comment');
    page.fill(textbox(page, 'Edit comment'), `Better answer to ${text}`);
    await click(page, 'button', 'Save');
    commentOf(page, `Better answer to ${text}`).getByText('Edited', { exact: false });
    await page.goto(TAB);
    const removed = () => page.screen.queryAllByText('Comment removed');
    const { length } = removed();
    await openMenu(page, text);
    await click(page, 'link', 'Delete comment');
    await click(page, 'button', 'Delete comment');
    expect(removed()).toHaveLength(length + 1);
  });
});

describe('live chat without scripts', () => {
  it('shows a member’s message last, and no button that needs scripts', async () => {
    const page = await openAsMember(LIVE);
    const text = `Written by ${newEmail()}`;
    page.fill(textbox(page, 'Say something…'), text);
    await click(page, 'button', 'Send');
    expect(page.address).toBe(LIVE);
    const lines = page.document.querySelectorAll('aside li');
    expect(lines[lines.length - 1]?.textContent).toContain(text);
    expect(page.screen.queryByRole('button', { name: 'Hide live comments' })).toBeNull();
  });

  it('leads a guest who sends to /login, and back', async () => {
    const page = await openPage(LIVE);
    page.fill(textbox(page, 'Say something…'), 'Hello');
    await click(page, 'button', 'Send');
    expect(page.address).toContain(`/login?redirectTo=${encodeURIComponent(LIVE)}`);
  });
});

describe('reviews without scripts', () => {
  const own = (page: Page) => {
    const items = page.screen.getAllByRole('listitem');
    return items.find(({ textContent }) => textContent.includes('Your review')) as HTMLElement;
  };
  const rating = (page: Page, name: string) => page.screen.getByRole<HTMLInputElement>('radio', { name });

  it('of an artist are written by a guest who signs in, and edited', async () => {
    const email = newEmail();
    await openAsMember(ARTIST, { email });
    const page = await openPage(ARTIST);
    await click(page, 'link', 'Write a review');
    await signIn(page, email, PASSWORD);
    page.screen.getByRole('heading', { level: 1, name: 'Write a review' });

    const title = `Written by ${email}`;
    page.fill(textbox(page, /^Title/), title);
    await click(page, 'button', 'Submit review');
    page.screen.getByText('Please provide rating');
    expect(textbox(page, /^Title/).value).toBe(title);
    page.check(rating(page, '2.5 stars'));
    await click(page, 'button', 'Submit review');
    expect(page.address).toBe(`${ARTIST}#reviews`);
    page.screen.getByText('Review submitted successfully');
    within(own(page)).getByRole('img', { name: '2.5 of 5 stars' });

    await click(page, 'link', 'Edit your review');
    expect(rating(page, '2.5 stars').checked).toBe(true);
    page.check(rating(page, '4 stars'));
    await click(page, 'button', 'Update review');
    page.screen.getByText('Review updated successfully');
    within(own(page)).getByRole('img', { name: '4.0 of 5 stars' });
    expect(own(page).textContent).toContain(title);
    expect(own(page).textContent).toContain('Edited');
  });
});
