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

test('the first suggestion is there 100 ms after a letter, but for the time on the wire', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora'));
  const field = searchField(page.getByRole('banner'));
  const waits: number[] = [];
  for (const letter of ['s', 't', 'c', 'n', 'm']) {
    await field.fill('');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    const shown = page.evaluate(untilSuggested, letter);
    await field.press(letter);
    waits.push(await shown);
  }
  // A machine that is busy with other tests is slower, never faster.
  expect(Math.min(...waits), `all: ${waits}`).toBeLessThanOrEqual(100);
});

/** From the key to the first option painted, less its request, in ms. Its code runs in the page. */
async function untilSuggested(letter: string) {
  let typedAt = 0;
  addEventListener('keydown', ({ timeStamp }) => (typedAt = timeStamp), { capture: true, once: true });
  const drawn = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const isSuggested = () => document.querySelector('[role="listbox"] [role="option"]');
  while (!isSuggested()) await drawn();
  await drawn();
  const paintedAt = performance.now();
  const request = performance
    .getEntriesByType('resource')
    .filter(
      ({ name, startTime }) =>
        new URL(name).searchParams.get('search_text') === letter && startTime >= typedAt,
    )
    .at(-1);
  return request ? paintedAt - typedAt - request.duration : Number.NaN;
}

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
