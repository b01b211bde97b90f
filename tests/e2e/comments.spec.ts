import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newViewer } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const TAB = '/content/the-salt-road?tab=comments';

const words = (what: string) => `${what} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
const box = (page: Page) => page.getByRole('textbox', { name: 'Add a comment…' });
const commentOf = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text });

test('a member writes with an emoji, replies, likes, edits and deletes', async ({ page }) => {
  await newViewer(page.context());
  await page.goto(siteUrl('aurora', TAB));
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'Add an emoji' });
  const search = picker.getByRole('searchbox');
  // Nothing is chosen yet: Enter neither takes an emoji nor sends the box around.
  await search.press('Enter');
  await expect(picker.getByRole('gridcell', { name: 'Grinning face', exact: true })).toBeVisible();
  await search.fill('no such thing');
  await expect(picker.getByText('No emoji found')).toBeVisible();
  await search.fill('popcorn');
  await expect(picker.getByRole('gridcell')).toHaveCount(1);
  await search.press('Enter');
  await expect(picker).toHaveCount(0);
  await expect(box(page)).toHaveValue('🍿');
  await expect(box(page)).toBeFocused();
  const text = words('<b>Salt</b> and');
  await box(page).press('End');
  await box(page).pressSequentially(` ${text}`);
  await box(page).press('Enter');
  const comment = commentOf(page, text);
  await expect(comment).toContainText(`🍿 ${text}`);
  await expect(box(page)).toHaveValue('');

  await comment.getByRole('button', { name: 'Like, 0 likes', exact: true }).click();
  await expect(comment.getByRole('button', { name: 'Like, 1 like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await comment.getByRole('link', { name: 'Reply' }).click();
  const reply = words('Sweet, too');
  const answer = page.getByRole('textbox', { name: 'Write a reply…' });
  await answer.fill(reply);
  // Folded by accident: what was typed is there again.
  await answer.press('Escape');
  await expect(answer).toHaveCount(0);
  await comment.getByRole('link', { name: 'Reply' }).click();
  await expect(answer).toHaveValue(reply);
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(commentOf(page, reply)).toBeVisible();
  const thread = page.getByRole('listitem').filter({ has: comment }).first();
  await expect(thread.getByText('1 reply')).toBeVisible();

  await commentOf(page, reply).getByLabel('More for this comment').click();
  await page.getByRole('link', { name: 'Edit comment' }).click();
  await page.getByRole('textbox', { name: 'Edit comment' }).fill(`${reply}!`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(commentOf(page, `${reply}!`)).toContainText('Edited');

  await comment.getByLabel('More for this comment').click();
  await page.getByRole('link', { name: 'Delete comment' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete comment' }).click();
  await expect(page.getByText('Comment removed')).toBeVisible();
  await page.reload();
  await expect(page.getByText(text)).toHaveCount(0);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Comment removed' })
    .first()
    .getByText('1 reply')
    .click();
  await expect(commentOf(page, `${reply}!`)).toBeVisible();
});

test('what is typed before the tab’s scripts are there stays, and other tabs do not lose it', async ({
  page,
}) => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/comments-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(siteUrl('aurora', TAB), { waitUntil: 'domcontentloaded' });
  const text = words('Early');
  await box(page).fill(text);
  arrive();
  await expect(page.getByRole('button', { name: 'Add an emoji' })).toBeVisible();
  await expect(box(page)).toHaveValue(text);
  await page.getByRole('link', { name: 'Reviews', exact: true }).click();
  await expect(page).toHaveURL(/tab=reviews/);
  await page.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(box(page)).toHaveValue(text);
});

test.describe('comments on a network that fails', () => {
  test.use({ toleratedErrors: [/net::ERR_FAILED \S+\/resources\/comments\//] });

  test('a guest is led to sign in and keeps the words; a send that fails is kept, and tried again', async ({
    page,
  }) => {
    await page.goto(siteUrl('aurora', TAB));
    const text = words('Kept');
    await expect(page.getByRole('button', { name: 'Add an emoji' })).toBeVisible();
    await page.getByRole('button', { name: 'Comment', exact: true }).click();
    await expect(page.getByText('Please provide the comment')).toBeVisible();
    await box(page).fill(text);
    await box(page).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email', { exact: false }).fill(await newViewer());
    await dialog.getByLabel('Password', { exact: true }).fill('marquee-demo');
    await dialog.getByRole('button', { name: 'Sign in' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(box(page)).toHaveValue(text);
    await page.route('**/resources/comments/**', (route) => route.abort());
    await box(page).press('Enter');
    await expect(page.getByText('Check Your Internet Connection')).toBeVisible();
    await expect(page.getByText(text)).toBeVisible();
    await page.unroute('**/resources/comments/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(commentOf(page, text)).toBeVisible();
  });
});

test('the tab has no faults that a machine finds, in Arabic, where the picker’s keys are mirrored', async ({
  page,
  context,
}) => {
  await newViewer(page.context());
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora', '/') }]);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto(siteUrl('aurora', TAB));
  const opener = page.getByRole('button', { name: 'أضف رمزاً تعبيرياً' });
  await expect(opener).toBeVisible();
  expect(fetched.filter((url) => url.includes('emoji'))).toEqual([]);
  await opener.click();
  const picker = page.getByRole('dialog');
  const chosen = picker.getByRole('gridcell', { selected: true });
  await expect(picker.getByRole('gridcell').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = (await chosen.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveAttribute('aria-colindex', '2');
  await page.keyboard.press('ArrowRight');
  await expect(chosen).toHaveAccessibleName(first);
  await picker.getByRole('searchbox').fill('فشار');
  await expect(picker.getByRole('gridcell', { name: 'فشار' })).toBeVisible();
  await expectAccessible(page, 'main');
  expect(
    fetched.filter((url) => new URL(url).host !== new URL(siteUrl('aurora')).host && /emoji/.test(url)),
  ).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(picker).toHaveCount(0);
  await expect(opener).toBeFocused();
});
