import { expectAccessible } from './support/accessible.ts';
import { searchField } from './support/search-field.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a viewer is shown what a search may mean while typing, and picks it with the keys', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora'));
  const field = searchField(page.getByRole('banner'));
  await field.focus();
  await field.pressSequentially('the sal');
  const road = page.getByRole('option', { name: 'The Salt Road' });
  await expect(road).toBeVisible();
  await expect(field).toHaveRole('combobox');
  await expectAccessible(page, 'header');
  await field.press('ArrowDown');
  await expect(road).toHaveAttribute('aria-selected', 'true');
  await field.press('Enter');
  await expect(page).toHaveURL(siteUrl('aurora', '/content/the-salt-road'));
});

test('a misspelt search leads to what was meant, and is remembered on the device', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/search'));
  const field = searchField(page.getByRole('main'));
  await field.fill('cartografer');
  await expect(page.getByRole('option', { name: 'The Cartographer', exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for “cartografer”');
  await page.getByRole('link', { name: 'cartographer', exact: true }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/search?search_text=cartographer'));
  const box = searchField(page.getByRole('banner'));
  await box.fill('');
  await expect(page.getByRole('option', { name: 'cartografer' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('a class is found by its length and kit, and the address keeps the choice', async ({ page }) => {
  await page.goto(siteUrl('pulse', '/content/filter/all-classes'));
  const filters = page.getByRole('form', { name: 'Filter the titles' });
  const choose = async (name: string, option: RegExp) => {
    const select = filters.getByRole('combobox', { name });
    const label = await select.getByRole('option').filter({ hasText: option }).textContent();
    await select.selectOption({ label: label ?? '' });
    await expect(page.getByText(`${/\((\d+)\)/.exec(label ?? '')?.[1]} titles`)).toBeVisible();
  };
  await choose('Equipment', /^Nothing/);
  await choose('Length', /^20–30 min/);
  await expect(page).toHaveURL(/f=length%3A20-30&f=custom.equipment%3ANothing/);
  await expectAccessible(page, 'main');
  await page.reload();
  await expect(filters.getByRole('combobox', { name: 'Equipment' })).toHaveValue('custom.equipment:Nothing');
  await filters.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(siteUrl('pulse', '/content/filter/all-classes'));
});
