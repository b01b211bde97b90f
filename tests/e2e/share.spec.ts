import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

const button = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Share', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share' });

test('a film is shared from a dialog, by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteUrl('aurora') });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(siteUrl('aurora', FILM));
  await page.waitForLoadState('load');
  // The dialog's code comes when a hand or the focus is near.
  expect(scripts.filter((url) => /share-(?:dialog|options)/.test(url))).toEqual([]);
  await button(page).focus();
  await page.keyboard.press('Enter');
  const facebook = dialog(page).getByRole('link', { name: 'Facebook' });
  await expect(facebook).toHaveAttribute('href', new RegExp(encodeURIComponent(siteUrl('aurora', FILM))));
  await expect(facebook).toHaveAttribute('rel', 'noopener noreferrer');
  await expectAccessible(page, 'dialog');
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
