import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

test('the header’s menus and its search work', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('aurora', '/about-us'));
  const header = page.getByRole('banner');
  const nav = header.getByRole('navigation', { name: 'Categories' });
  await nav.getByText('More', { exact: true }).click();
  const entry = nav.locator('details').getByRole('link').first();
  const name = await entry.innerText();
  await entry.click();
  await expect(page).toHaveURL(/\/category\//);
  await nav.getByText('More', { exact: true }).click();
  await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');

  await header.getByRole('searchbox').fill('  ');
  await header.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL(/\/category\//);
  await header.getByRole('searchbox').fill('salt');
  await header.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/search?search_text=salt'));
  await expect(header.getByRole('searchbox')).toHaveValue('salt');
});

test('inside the brand’s own app links, forms and redirects keep the query', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const isKept = /[?&]mobileApp=true/;
  const header = page.getByRole('banner');
  await page.goto(siteUrl('aurora', '/about-us?mobileApp=true'));
  await header.getByRole('link', { name: 'Drama' }).click();
  await expect(page).toHaveURL(/\/category\/drama/);
  await expect(page).toHaveURL(isKept);
  for (const send of ['Enter', 'button'] as const) {
    await header.getByRole('searchbox').fill('salt');
    if (send === 'Enter') await header.getByRole('searchbox').press('Enter');
    else await header.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/search\?search_text=salt/);
    await expect(page).toHaveURL(isKept);
    await page.goBack();
  }
  await header.getByRole('link', { name: 'Sign in' }).click();
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill('member@aurora.example');
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(header.getByRole('navigation', { name: 'Your account' })).toBeVisible();
  await expect(page).toHaveURL(isKept);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
