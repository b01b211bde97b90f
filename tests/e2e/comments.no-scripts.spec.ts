import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { signIn } from './support/viewer.ts';

const TAB = '/content/the-salt-road?tab=comments';

// The browser reports each script that it was told not to run.
test.use({ toleratedErrors: [/Blocked script execution|status of 400/] });

test('a member writes, replies, likes, edits and deletes by forms and links', async ({ page }) => {
  await page.goto(siteUrl('aurora', TAB));
  const text = `By hand ${Date.now()}`;
  const said = (words: string) => page.getByRole('article').filter({ hasText: words });
  await page.getByRole('textbox', { name: 'Add a comment…' }).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  // A guest’s words are still there.
  await expect(page.getByRole('textbox', { name: 'Add a comment…' })).toHaveValue(text);
  await expect(page.getByRole('link', { name: 'Sign in to comment' })).toHaveAttribute('target', '_blank');

  await signIn(page, 'aurora', 'viewer@aurora.example');
  await page.goto(siteUrl('aurora', TAB));
  await page.getByRole('textbox', { name: 'Add a comment…' }).fill('  ');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page.getByText('Please provide the comment')).toBeVisible();
  await page.getByRole('textbox', { name: 'Add a comment…' }).fill(text);
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(page).toHaveURL(siteUrl('aurora', TAB));
  await expect(said(text)).toBeVisible();

  await said(text).getByRole('button', { name: 'Like, 0 likes', exact: true }).click();
  await expect(said(text).getByRole('button', { name: 'Like, 1 like', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await said(text).getByRole('link', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: 'Write a reply…' }).fill(`Answer to ${text}`);
  await page.getByRole('button', { name: 'Reply' }).click();
  await expect(said(`Answer to ${text}`)).toBeVisible();

  const menuOf = (words: string) => said(words).getByLabel('More for this comment').first();
  await menuOf(`Answer to ${text}`).click();
  await page.getByRole('link', { name: 'Edit comment' }).click();
  await page.getByRole('textbox', { name: 'Edit comment' }).fill(`Better answer to ${text}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(said(`Better answer to ${text}`)).toContainText('Edited');
  await page.goto(siteUrl('aurora', TAB));
  // Other tests leave such a place behind, too.
  const removed = page.getByText('Comment removed');
  const others = await removed.count();
  await menuOf(text).click();
  await page.getByRole('link', { name: 'Delete comment' }).click();
  await page.getByRole('button', { name: 'Delete comment' }).click();
  await expect(removed).toHaveCount(others + 1);
});
