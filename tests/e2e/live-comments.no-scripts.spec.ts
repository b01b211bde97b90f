import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { signIn } from './support/viewer.ts';

const LIVE = '/watch/northern-skies-live';

// The browser reports each script that it was told not to run.
test.use({ toleratedErrors: [/Blocked script execution/] });

test('a member reads, writes and reads it', async ({ page }) => {
  await signIn(page, 'aurora', 'viewer@aurora.example');
  await page.goto(siteUrl('aurora', LIVE));
  const lines = page.locator('aside').getByRole('listitem');
  await expect(lines.last()).toBeInViewport();
  const text = `Written by hand ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Say something…' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', LIVE));
  await expect(lines.last()).toContainText(text);
  await expect(lines.last()).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Hide live comments' })).toHaveCount(0);
});

test('a guest’s send leads to sign-in and back', async ({ page }) => {
  await page.goto(siteUrl('aurora', LIVE));
  await page.getByRole('textbox', { name: 'Say something…' }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?redirectTo=${encodeURIComponent(LIVE)}`));
});
