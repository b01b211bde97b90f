import type { Locator, Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const ROW = 'Pick a class';
const PATH = '/__blocks?block=classScroller&vary=forty';

const rowIn = (page: Page) => page.getByRole('list', { name: ROW });
const scrolled = (row: Locator) => row.evaluate((list) => list.scrollLeft);

test('a row of cards scrolls by key, wheel and without scripts, in both directions; all of a card is its link', async ({
  page,
  browser,
  context,
}) => {
  await page.goto(siteUrl('pulse', PATH));
  const row = rowIn(page);
  const next = page.getByRole('button', { name: `Onward: ${ROW}` });
  await expect(row.getByRole('listitem')).toHaveCount(40);
  await untilHydrated(row);
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => scrolled(row)).toBeGreaterThan(300);
  await row.hover();
  await page.mouse.wheel(-4000, 0);
  await expect.poll(() => scrolled(row)).toBe(0);

  // What the screen's edge cuts comes in whole when it has the focus.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await row.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(row.getByRole('link').nth(1)).toBeFocused();
  await expect(row.getByRole('listitem').nth(1)).toBeInViewport({ ratio: 0.99 });
  if (size) await page.setViewportSize(size);
  await row.getByRole('link').first().focus();
  await expect.poll(() => scrolled(row)).toBe(0);

  const card = row.getByRole('listitem').first();
  await expect(card.getByRole('link')).toHaveAccessibleName('Morning flow');
  await card.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/search$/);

  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', PATH));
  await untilHydrated(rowIn(page));
  await page
    .getByRole('button', { name: new RegExp(ROW) })
    .last()
    .press('Enter');
  await expect.poll(() => scrolled(rowIn(page))).toBeLessThan(-300);

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(siteUrl('pulse', PATH));
  await expect(plain.getByRole('button', { name: new RegExp(ROW) })).toHaveCount(0);
  await rowIn(plain).hover();
  await plain.mouse.wheel(1200, 0);
  await expect
    .poll(() =>
      rowIn(plain)
        .getByRole('listitem')
        .first()
        .boundingBox()
        .then((box) => box?.x ?? 0),
    )
    .toBeLessThan(-300);
  await plain.getByRole('link', { name: 'Core, quietly' }).first().click();
  await expect(plain).toHaveURL(/\/search$/);
  await plain.close();
});
