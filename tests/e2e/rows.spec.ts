import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newEmail, register } from './support/viewer.ts';

const TOP = { en: 'Top 10 this week', ar: 'العشرة الأكثر مشاهدة هذا الأسبوع' };

const rowIn = (page: Page, name: string) => page.getByRole('region', { name });

for (const [language, width] of [
  ['en', 1440],
  ['ar', 390],
] as const) {
  test(`the week's most played have large places at their start, which readers hear, in ${language} at ${width} px`, async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'lng', value: language, url: siteUrl('aurora') }]);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(siteUrl('aurora'));
    const row = rowIn(page, TOP[language]);
    await row.scrollIntoViewIfNeeded();
    await expect(row.getByRole('listitem')).toHaveCount(10);
    const first = row.getByRole('link').first();
    await expect(first).toHaveAccessibleName(language === 'ar' ? /^١ من ١٠ / : /^1 of 10 /);
    const [card, place] = await Promise.all([
      first.locator('[data-shape]').boundingBox(),
      // The digits themselves, without what only readers hear.
      first
        .locator('[data-shape] > span')
        .first()
        .evaluate((span) => {
          const range = document.createRange();
          range.setStart(span.firstChild as Node, 0);
          range.setEnd(span.firstChild as Node, 1);
          const { x, width: wide, height } = range.getBoundingClientRect();
          return { x, width: wide, height };
        }),
    ]);
    if (!card) throw new Error('no card');
    expect(place.height).toBeGreaterThan(card.height * 0.3);
    const middle = place.x + place.width / 2;
    expect(language === 'ar' ? middle > card.x + card.width / 2 : middle < card.x + card.width / 2).toBe(
      true,
    );
    await expectAccessible(page, 'main');
  });
}

test('a row shows what is on each channel and how much of it is over, and leads to the channel', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('aurora'));
  const row = rowIn(page, 'On now');
  const card = row.getByRole('link').filter({ hasText: 'Aurora One' });
  await expect(card).toContainText(/ left$/);
  const bar = card.locator('[style*="--progress"]');
  await row.scrollIntoViewIfNeeded();
  await expect(bar).toBeVisible();
  await card.click();
  await expect(page).toHaveURL(/\/channel\/aurora-one$/);
});

test('three or four titles fill a wide row, five do not change', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('aurora'));
  for (const name of ['Series for long evenings', 'Do not watch hungry']) {
    const items = rowIn(page, name).getByRole('listitem');
    expect([3, 4]).toContain(await items.count());
    const box = await items.last().boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1440 * 0.92);
  }
});

test('a block whose row has nothing for the viewer takes no room', async ({ page }) => {
  await page.goto(siteUrl('pulse'));
  const empty = page.locator('[data-block="defaultSwimlane"]:not(:has(section))');
  expect(await empty.count()).toBeGreaterThanOrEqual(3);
  for (const box of await empty.all()) expect(await box.boundingBox()).toBeNull();
});

test.describe('a member without scripts', () => {
  test.use({ javaScriptEnabled: false, toleratedErrors: [/Blocked script execution/] });

  for (const brand of ['aurora', 'pulse'] as const) {
    test(`finds what was put on the list on the home of ${brand}`, async ({ page }) => {
      await register(page, brand, newEmail());
      await expect(rowIn(page, 'My list')).toHaveCount(0);
      const href = await page.locator('a[href^="/content/"]').first().getAttribute('href');
      await page.goto(siteUrl(brand, href ?? ''));
      await page
        .getByRole('main')
        .getByRole('button', { name: /watchlist/i })
        .first()
        .click();
      await page.goto(siteUrl(brand));
      await expect(rowIn(page, 'My list').locator(`a[href="${href}"]`)).toBeVisible();
    });
  }
});
