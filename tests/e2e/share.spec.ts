import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Share', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

test('a film is shared from a dialog, by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl('aurora') });
  await page.goto(siteUrl('aurora', FILM));
  await button(page).focus();
  await page.keyboard.press('Enter');
  const facebook = dialog(page).getByRole('link', { name: 'Facebook' });
  await expect(facebook).toHaveAttribute('href', new RegExp(encodeURIComponent(siteUrl('aurora', FILM))));
  await expect(facebook).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(dialog(page).getByRole('link', { name: 'X (Twitter)' })).toHaveAttribute(
    'href',
    /The%20Salt%20Road/,
  );

  const address = dialog(page).getByLabel('Page link');
  await expect(address).toHaveValue(siteUrl('aurora', FILM));
  await expect(address).not.toBeEditable();
  await dialog(page).getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(dialog(page).getByRole('status')).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(siteUrl('aurora', FILM));

  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(button(page)).toBeFocused();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
});

test('the dialog’s code comes when it is near, and the dialog has no accessibility fault', async ({
  page,
  context,
}) => {
  test.slow();
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(siteUrl('aurora', FILM), { waitUntil: 'networkidle' });
  expect(scripts.filter((url) => /share-(?:dialog|options)/.test(url))).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'مشاركة' }).click();
  await expect(page.getByRole('dialog', { name: 'مشاركة' })).toBeVisible();
  await expectAccessible(page, 'dialog');
});
