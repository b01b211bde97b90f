import type { Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const ALL = '/content/filter/everything';
/** Rows that were not laid out yet are held a fraction of a pixel taller or lower than they turn out. */
const ROUNDING_PX = 4;

const cardsOf = (page: Page) => page.getByRole('list', { name: 'Everything' }).getByRole('link');
const placeOf = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Requests for pages that the list grows by, as they are made. */
function watchGrowth(page: Page): string[] {
  const pages: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('.data') && searchParams.has('aside')) pages.push(searchParams.get('page') ?? '1');
  });
  return pages;
}

/** The page's first list, read anew. */
function isRefresh(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname.endsWith('.data') && searchParams.has('aside') && !searchParams.has('page');
}

/** Scrolls as a wheel does until the list has that many cards, and lets what that set off come to rest. */
async function growTo(page: Page, count: number) {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return cardsOf(page).count();
    })
    .toBeGreaterThanOrEqual(count);
  let before = '';
  await expect
    .poll(
      async () => {
        await drawnAndIdle(page);
        const now = `${await cardsOf(page).count()} cards at ${await placeOf(page)}`;
        const isLoading = (await page.getByText('Loading more').count()) > 0;
        const isAtRest = now === before && !isLoading;
        before = now;
        return isAtRest;
      },
      { intervals: [400] },
    )
    .toBe(true);
}

/** Two frames and an idle moment: on a busy machine a wheel's scroll, and what the scroll makes visible, come late. */
function drawnAndIdle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
      }),
  );
}

test('a list grows while it is scrolled, each page loaded once', async ({ page }) => {
  const requestedPages = watchGrowth(page);
  await page.goto(siteUrl('aurora', ALL), { waitUntil: 'networkidle' });
  await expect(cardsOf(page)).toHaveCount(20);
  expect(requestedPages).toEqual([]);
  await growTo(page, 60);
  await expect(page.getByRole('status').filter({ hasText: 'Now showing' })).toBeAttached();
  const hrefs = await cardsOf(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(hrefs).size).toBe(hrefs.length);
  expect(requestedPages).toEqual([...new Set(requestedPages)]);
  await expect(page).toHaveURL(siteUrl('aurora', ALL));
});

test('going back finds the list as it was left, and so does a reload', async ({ page }) => {
  await page.goto(siteUrl('aurora', ALL));
  await growTo(page, 60);
  // Read in the moment of the click: the list must not grow between the count and the click.
  const { count, place, href } = await cardsOf(page).evaluateAll((links) => {
    const link = links[32];
    const left = { count: links.length, place: Math.round(scrollY), href: link?.getAttribute('href') };
    link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    return left;
  });
  expect(place).toBeGreaterThan(500);
  await expect(page).toHaveURL(siteUrl('aurora', href ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Everything');

  await page.goBack();
  await expect(cardsOf(page)).toHaveCount(count);
  expect(Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(ROUNDING_PX);

  await page.reload();
  await expect(cardsOf(page)).toHaveCount(count);
  await expect.poll(async () => Math.abs((await placeOf(page)) - place)).toBeLessThanOrEqual(ROUNDING_PX);
});

test('another order starts at the top with one page', async ({ page }) => {
  await page.goto(siteUrl('aurora', ALL));
  await growTo(page, 40);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Order' }).getByRole('link', { name: 'A to Z' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', `${ALL}?sort=title`));
  await expect(cardsOf(page)).toHaveCount(20);
});

test('the newest titles come first', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/category/drama?sort=newest'));
  const facts = page.getByRole('main').locator('li a > span:last-child');
  const years = (await facts.allTextContents())
    .map((text) => Number(/^\d{4}/.exec(text)?.[0]))
    .filter((year) => year > 0);
  expect(new Set(years).size).toBeGreaterThan(1);
  expect(years).toEqual([...years].sort((one, other) => other - one));
});

test('the keyboard alone grows the list and opens what it reaches', async ({ page }) => {
  await page.goto(siteUrl('aurora', ALL), { waitUntil: 'networkidle' });
  await cardsOf(page).nth(19).focus();
  await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(20);
  await page.keyboard.press('Tab');
  await expect(cardsOf(page).nth(20)).toBeFocused();
  const href = await cardsOf(page).nth(20).getAttribute('href');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('aurora', href ?? ''));
});

test.describe('a list without a connection', () => {
  test.use({ toleratedErrors: [/ERR_FAILED \S+\/content\/filter\/everything\.data/] });

  test('a failed next page shows an alert, keeps the list, and loads on the next try', async ({ page }) => {
    await page.goto(siteUrl('aurora', ALL), { waitUntil: 'networkidle' });
    await page.route(/\.data/, (route) => route.abort());
    await page.keyboard.press('End');
    const failure = page.getByRole('alert').filter({ hasText: 'The next titles could not be loaded' });
    await expect(failure).toBeVisible();
    await expect(cardsOf(page)).toHaveCount(20);
    await page.unroute(/\.data/);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toHaveCount(0);
    await expect.poll(() => cardsOf(page).count()).toBeGreaterThan(20);
  });
});

test.describe('a list whose account refreshes its contents', () => {
  test.use({ toleratedErrors: [/ERR_FAILED \S+\/content\/filter\/everything\.data/] });

  test('a refresh keeps the pages and the place, also when it fails', async ({ page }) => {
    await page.clock.install();
    await page.goto(siteUrl('pulse', ALL), { waitUntil: 'networkidle' });
    await growTo(page, 40);
    const [count, place] = [await cardsOf(page).count(), await placeOf(page)];
    const refreshed = page.waitForResponse((response) => isRefresh(response.url()));
    await page.clock.runFor(10_500);
    await (await refreshed).finished();
    await page.route(/\.data/, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => isRefresh(request.url()));
    // One refresh at a time is requested, so the clock runs until the next one is.
    await Promise.all([failed, page.clock.runFor(10_500).then(() => page.clock.runFor(10_500))]);
    await expect(cardsOf(page)).toHaveCount(count);
    expect(await placeOf(page)).toBe(place);
  });
});

test('search grows its lists too, and its tabs are links', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/search?search_text=the'));
  const titles = page.getByRole('list', { name: 'Content' }).getByRole('link');
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 600);
      return titles.count();
    })
    .toBeGreaterThan(20);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('link', { name: /^Venues/ }).click();
  await expect(page).toHaveURL(/tab=venue/);
  await expect(page.getByRole('link', { name: /^Venues/ })).toHaveAttribute('aria-current', 'page');
});

test('lists work mirrored', async ({ page, context }) => {
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('aurora', '/category/drama'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
