import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// The browser reports each script that it was told not to run.
test.use({ toleratedErrors: [/Blocked script execution|status of 400/] });

test('a form is a link, then a page, and its sender comes back with the news', async ({ page }) => {
  await page.goto(siteUrl('pulse', '/static/press'));
  await page.getByRole('link', { name: 'Pulse at your office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pulse at your office' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Your e-mail', exact: true }).fill('a@b');
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(page.getByText('Field cannot be empty')).toHaveCount(2);
  await expect(page.getByText('Enter a valid E-mail')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your e-mail', exact: true })).toHaveValue('a@b');
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ana');
  await page.getByRole('textbox', { name: 'Your e-mail', exact: true }).fill('ana@example.com');
  await page.getByRole('combobox', { name: 'How many of you' }).selectOption('11 to 50');
  await page.getByRole('button', { name: 'Ask for a visit' }).click();
  await expect(page).toHaveURL(siteUrl('pulse', '/static/press'));
  await expect(page.getByText('Your response has been submitted!')).toBeVisible();
  await page.getByRole('link', { name: 'Pulse at your office' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible();
});
