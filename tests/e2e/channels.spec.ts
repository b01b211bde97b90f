import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const FREE = '/channel/pulse-one';
const PAID = '/channel/pulse-run';
const GUIDE = '/channels?view=guide';

const video = (page: Page) => page.locator('video');
const secondOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);

test.describe('a channel', () => {
  test('plays what is on by itself, and marks it in the schedule', async ({ page }) => {
    await page.goto(siteUrl('pulse', FREE));
    await expect.poll(() => secondOf(page)).toBeGreaterThan(0.5);
    const marked = page.getByRole('listitem').and(page.locator('[aria-current="time"]'));
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText('Live');
  });

  test('tells the times of the device, and the server from then on', async ({ browser }) => {
    const context = await browser.newContext({ timezoneId: 'Asia/Tokyo', locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(siteUrl('pulse', FREE));
    const first = page.locator('ol time').first();
    const shown = async () => {
      const iso = (await first.getAttribute('datetime')) ?? '';
      const local = new Intl.DateTimeFormat('en', {
        timeZone: 'Asia/Tokyo',
        hour: 'numeric',
        minute: '2-digit',
      });
      return (
        (await first.textContent())?.replace(/\s/g, ' ') === local.format(new Date(iso)).replace(/\s/g, ' ')
      );
    };
    await expect.poll(shown).toBe(true);
    await page.reload();
    expect(await shown()).toBe(true);
    await context.close();
  });

  test('goes to the running programme’s start and back to live', async ({ page }) => {
    await page.goto(siteUrl('pulse', '/channel/pulse-calm'));
    await page.getByRole('link', { name: 'Watch from start' }).click();
    await expect(page).toHaveURL(/programme=\d+/);
    await page.getByRole('link', { name: 'Back to live' }).click();
    await expect(page).toHaveURL(siteUrl('pulse', '/channel/pulse-calm'));
  });

  test('of a plan says so to a guest, and plays nothing', async ({ page }) => {
    await page.goto(siteUrl('pulse', PAID));
    await expect(
      page.getByText('This Channel is not included in your current Membership Plan.'),
    ).toBeVisible();
    await expect(video(page)).toHaveCount(0);
  });
});

test.describe('in a time zone that the site has been told', () => {
  const ZONE = 'Europe/Madrid';
  // In any other the guide begins anew once the device has told its own.
  test.use({ timezoneId: ZONE });

  test('keys go through the guide, and leave the page where it is', async ({ page, context }) => {
    await context.addCookies([{ name: 'tz', value: encodeURIComponent(ZONE), url: siteUrl('pulse') }]);
    await page.goto(siteUrl('pulse', GUIDE));
    const grid = page.getByRole('grid');
    await grid.getByRole('rowheader').first().getByRole('link').focus();
    await page.keyboard.press('ArrowRight');
    await expect(grid.getByRole('gridcell').getByRole('link').and(page.locator(':focus'))).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(grid.locator('[data-row="1"] :focus')).toHaveCount(1);
    await page.keyboard.press('Home');
    await expect(grid.locator('[data-row="1"] [data-start="channel"]')).toBeFocused();
  });
});

for (const [brand, lng, path] of [
  ['pulse', 'en', FREE],
  ['pulse', 'en', '/channels'],
  ['pulse', 'en', GUIDE],
  ['aurora', 'ar', '/channel/aurora-one'],
  ['aurora', 'ar', '/channels'],
  ['aurora', 'ar', GUIDE],
] as const) {
  test(`${brand} ${path} in ${lng} has no accessibility fault`, async ({ page, context }) => {
    test.slow();
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl(brand) }]);
    await page.goto(siteUrl(brand, path));
    await expectAccessible(page);
  });
}
