import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newViewer, signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

const REVIEWS = '/content/green-fire?tab=reviews';

const dialogOf = (page: Page) => page.getByRole('dialog');
const star = (page: Page, name: string) => dialogOf(page).getByRole('radio', { name, exact: true });
const total = async (page: Page) => Number.parseInt(await page.getByText(/^\d+ reviews$/).innerText(), 10);

test('a guest signs in, rates by keyboard and pointer, writes, and writes it anew', async ({
  page,
  context,
}) => {
  const email = await newViewer();
  await page.goto(siteUrl('aurora', REVIEWS));
  const before = await total(page);
  await page.getByRole('link', { name: 'Write a review' }).click();
  await dialogOf(page).getByLabel('Email', { exact: false }).fill(email);
  await dialogOf(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialogOf(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('dialog', { name: 'Write a review' })).toBeVisible();

  // The same dialog in another tab, which will come second.
  const otherTab = await context.newPage();
  await otherTab.goto(siteUrl('aurora', `${REVIEWS}&review=write`));
  await expect(otherTab.getByRole('dialog', { name: 'Write a review' })).toBeVisible();

  const submit = dialogOf(page).getByRole('button', { name: 'Submit review' });
  await submit.click();
  const missing = dialogOf(page).getByText('Please provide rating');
  await expect(missing).toHaveCount(2);
  await expect(star(page, '0.5 stars')).toBeFocused();
  for (const [key, name] of [
    ['ArrowRight', '0.5 stars'],
    ['ArrowRight', '1 star'],
    ['End', '5 stars'],
    ['ArrowRight', '5 stars'],
    ['ArrowLeft', '4.5 stars'],
    ['Home', '0.5 stars'],
    ['ArrowUp', '0.5 stars'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(star(page, name)).toBeChecked();
    await expect(star(page, name)).toBeFocused();
  }
  await expect(dialogOf(page).getByRole('radiogroup')).not.toHaveAttribute('aria-invalid');
  const box = await dialogOf(page).getByRole('radiogroup', { name: 'Your rating' }).boundingBox();
  if (!box) throw new Error('The stars are not there');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.15));
  await page.mouse.down();
  await page.mouse.move(...at(0.95), { steps: 4 });
  await expect(star(page, '5 stars')).toBeChecked();
  await page.mouse.up();
  await page.mouse.click(...at(0.65));
  await expect(star(page, '3.5 stars')).toBeChecked();

  const text = dialogOf(page).getByRole('textbox', { name: 'Your review' });
  await text.fill('Nineteen nights, and worth each of them.');
  await submit.click();
  await expect(dialogOf(page).getByText('Please provide review title').first()).toBeVisible();
  const title = dialogOf(page).getByRole('textbox', { name: 'Title' });
  await expect(title).toBeFocused();
  await title.fill('<b>Bright</b>');
  // Closed by accident: nothing of it is lost.
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  // Once the page has left the address that opened the dialog.
  await expect(page).toHaveURL(siteUrl('aurora', REVIEWS));
  await page.getByRole('link', { name: 'Write a review' }).click();
  await expect(star(page, '3.5 stars')).toBeChecked();
  await expect(title).toHaveValue('<b>Bright</b>');
  await expect(text).toHaveValue('Nineteen nights, and worth each of them.');
  await submit.click();
  await expect(page.getByText('Review submitted successfully').filter({ visible: true })).toBeVisible();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(siteUrl('aurora', REVIEWS));
  const own = page.getByRole('listitem').filter({ hasText: 'Your review' });
  await expect(own).toContainText('<b>Bright</b>');
  expect(await total(page)).toBe(before + 1);
  await expect(page.getByRole('main').getByRole('img', { name: `${before + 1} reviews` })).toBeVisible();

  await otherTab.keyboard.press('End');
  await dialogOf(otherTab).getByRole('textbox', { name: 'Title' }).fill('From the other tab');
  await dialogOf(otherTab).getByRole('button', { name: 'Submit review' }).click();
  await expect(otherTab.getByRole('dialog', { name: 'Edit your review' })).toContainText(
    'You have already reviewed this.',
  );
  await expect(dialogOf(otherTab).getByRole('textbox', { name: 'Title' })).toHaveValue('From the other tab');
  await dialogOf(otherTab).getByRole('button', { name: 'Update review' }).click();
  await expect(otherTab.getByText('Review updated successfully').filter({ visible: true })).toBeVisible();

  await page.reload();
  await expect(own).toContainText('From the other tab');
  await expect(own).toContainText('Edited');
  const edit = page.getByRole('link', { name: 'Edit your review' });
  await edit.click();
  await expect(star(page, '5 stars')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(edit).toBeFocused();
  expect(await total(page)).toBe(before + 1);
});

test('in Arabic the keys are mirrored, and the dialog has no accessibility fault', async ({
  page,
  context,
}) => {
  await signedIn(page.context(), 'member@aurora.example');
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', `${REVIEWS}&review=write`));
  const stars = dialogOf(page).getByRole('radio');
  await expect(stars.first()).toBeFocused();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
  await expect(stars.nth(2)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(stars.nth(1)).toBeChecked();
  await expectAccessible(page, 'dialog');
});
