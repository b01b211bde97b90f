import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

test('pages read, questions open', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
  const main = page.getByRole('main');
  await main.getByText('What is free?').click();
  await expect(main.getByText(/^More than half of the films/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Aurora' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About Aurora' })).toBeVisible();
});

test('a film is shared by a page of links, which leads back to it', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM));
  await page.getByRole('link', { name: 'Share', exact: true }).click();
  await expect(page).toHaveURL(/\/share\?path=/);
  const main = page.getByRole('main');
  for (const network of ['Facebook', 'X (Twitter)', 'Mail', 'WhatsApp', 'LinkedIn', 'Pinterest']) {
    const href = await main.getByRole('link', { name: network }).getAttribute('href');
    expect(href).toContain(encodeURIComponent(siteUrl('aurora', FILM)));
  }
  await expect(main.getByLabel('Page link')).toHaveValue(siteUrl('aurora', FILM));
  await expect(main.getByRole('button', { name: 'Copy' })).toHaveCount(0);
  await main.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
});
