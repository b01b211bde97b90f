import { filterPath } from '#tests/support/filter-path.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const ALL = '/content/filter/everything';

test('a visitor goes through a list page by page, and back', async ({ page }) => {
  await page.goto(siteUrl('aurora', ALL));
  const cards = page.getByRole('list', { name: 'Everything' }).getByRole('link');
  await expect(cards).toHaveCount(20);
  const first = await cards.first().getAttribute('href');
  await page.getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', `${ALL}?page=2`));
  await expect(cards.first()).not.toHaveAttribute('href', first ?? '');
  await page.getByRole('link', { name: 'Previous page' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', ALL));
  await expect(cards.first()).toHaveAttribute('href', first ?? '');
});

test('a visitor orders a category', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/category/drama'));
  const order = page.getByRole('navigation', { name: 'Order' });
  await expect(order.getByRole('link', { name: 'Newest' })).toHaveAttribute('aria-current', 'page');
  await order.getByRole('link', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/category/drama?sort=title'));
  const texts = await page.getByRole('list', { name: 'Drama' }).getByRole('link').allTextContents();
  const titles = texts.map((text) => text.replace(/^(?:Members|Playlist|Upcoming|Ended|Series|Live)+/, ''));
  expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })));
});

test('a visitor searches from the header and looks at every tab', async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  await page.getByRole('banner').getByRole('searchbox').fill('salt');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?search_text=salt/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for salt');
  await expect(page.getByRole('main').getByRole('link', { name: 'The Salt Road' })).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'What was found' });
  await tabs.getByRole('link', { name: /^ARTIST/ }).click();
  await expect(page.getByText('No artist found for salt')).toBeVisible();
  await tabs.getByRole('link', { name: /^VENUE/ }).click();
  await expect(page.getByRole('list', { name: 'VENUE' }).getByRole('link').first()).toBeVisible();
});

test('a search for nothing is a page to search from', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/search?search_text='));
  await page.getByRole('main').getByRole('searchbox').fill('lantern');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search Results for lantern');
});

test('an old link works; a mutilated one shows the plain list and says so', async ({ page }) => {
  const old = Buffer.from(JSON.stringify({ filters: { category: ['drama'] } })).toString('base64');
  await page.goto(siteUrl('aurora', `/category/drama?category=RHJhbWE=&filters=${old}`));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drama');
  await expect(page.getByText('Not all of this link could be read')).toHaveCount(0);
  const cards = page.getByRole('list', { name: 'Drama' }).getByRole('link');
  const count = await cards.count();
  await page.goto(siteUrl('aurora', `/category/drama?filters=${old.slice(3)}`));
  await expect(page.getByText('Not all of this link could be read')).toBeVisible();
  await expect(cards).toHaveCount(count);
});

test('a list with nothing in it leads on', async ({ page }) => {
  await page.goto(siteUrl('aurora', filterPath('Nothing', { venues: ['no-such-venue'] }, false)));
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'To the home page' }).click();
  await expect(page).toHaveURL(siteUrl('aurora'));
});
