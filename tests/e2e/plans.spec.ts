import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newViewer } from './support/account.ts';
import { buyElsewhere } from './support/money.ts';
import { STILL } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LOCKED = '/content/meridian';
const LOCKED_WATCH = '/watch/meridian';
const UPGRADE = 'Subscribe to watch, from $7.99';

test.use(STILL);

const plansOf = (page: Page) => page.getByRole('dialog', { name: 'Select your plan' });
const hrefFor = (plan: string, back: string) => `/payment/${plan}?redirectTo=${encodeURIComponent(back)}`;

async function drag(page: Page, byPx: number) {
  const box = await plansOf(page).getByRole('list').boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + byPx, y, { steps: 4 });
  await page.mouse.up();
}

test('a lock opens its plans over the page; they turn both ways without end, and lead to pay and back', async ({
  page,
  context,
}) => {
  await newViewer(context);
  await page.goto(siteUrl('aurora', LOCKED));
  const upgrade = page.getByRole('link', { name: UPGRADE });
  await upgrade.click();
  const dialog = plansOf(page);
  const subscribe = dialog.getByRole('link', { name: /^Subscribe/ });
  // One can be subscribed to: the one in the centre, and at once by the keyboard.
  await expect(subscribe).toHaveCount(1);
  await expect(subscribe).toBeFocused();
  await expect(subscribe).toHaveAccessibleName('Subscribe: A Month of Nights');
  await expect(subscribe).toHaveAttribute('href', hrefFor('plan-month', LOCKED_WATCH));
  await expectAccessible(page, 'dialog');
  const previous = dialog.getByRole('button', { name: 'Previous' });
  const next = dialog.getByRole('button', { name: 'Next' });
  await previous.click();
  await expect(subscribe).toHaveAccessibleName('Subscribe: The Long Night');
  await expect(dialog.getByRole('status')).toHaveText('The Long Night, 3 of 3');
  await next.click();
  await expect(subscribe).toHaveAccessibleName('Subscribe: A Month of Nights');
  await subscribe.focus();
  await page.keyboard.press('ArrowRight');
  await expect(subscribe).toHaveAccessibleName('Subscribe: A Season');
  await expect(subscribe).toBeFocused();
  await drag(page, -160);
  await expect(subscribe).toHaveAccessibleName('Subscribe: The Long Night');
  await drag(page, 160);
  await expect(subscribe).toHaveAccessibleName('Subscribe: A Season');
  await expect(page).toHaveURL(siteUrl('aurora', LOCKED));
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(upgrade).toBeFocused();
  // The header's Subscribe names no plan in particular, and leads back to where one is.
  await page.getByRole('banner').getByRole('link', { name: 'Subscribe' }).click();
  await expect(subscribe).toHaveAttribute('href', hrefFor('plan-month', LOCKED));
  await subscribe.click();
  await expect(page).toHaveURL(/\/payment\/plan-month\?.*redirectTo=%2Fcontent%2Fmeridian/);
  await expect(page.getByRole('main').getByText('A Month of Nights').first()).toBeVisible();
});

test('from right to left the plans turn the other way', async ({ page, context }) => {
  await newViewer(context);
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', '/pricing'));
  await expectAccessible(page, 'main');
  await page.goto(siteUrl('aurora', LOCKED));
  await page.getByRole('main').locator('a[href^="/pricing?plans="]').first().click();
  const dialog = page.getByRole('dialog', { name: 'اختر خطتك' });
  const subscribe = dialog.getByRole('link', { name: /^اشترك/ });
  await expect(subscribe).toBeFocused();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('ArrowLeft');
  await expect(subscribe).toHaveAccessibleName('اشترك: موسم');
  const [left, right] = [
    dialog.getByRole('button', { name: 'التالي' }),
    dialog.getByRole('button', { name: 'السابق' }),
  ];
  expect((await left.boundingBox())?.x ?? 0).toBeLessThan((await right.boundingBox())?.x ?? 0);
});

test.describe('money that goes back', () => {
  // The browser's own line about the ping that is rejected.
  test.use({ toleratedErrors: [/status of 403 .*\/resources\/player-event/] });

  test('a plan that is bought opens the film at once; the money back locks it under the viewer’s eyes', {
    tag: '@plays-films',
  }, async ({ page, context }) => {
    const email = await newViewer(context);
    await page.clock.install();
    await page.goto(siteUrl('aurora', LOCKED_WATCH));
    await expect(page.getByRole('link', { name: UPGRADE })).toBeVisible();
    const { refund } = await buyElsewhere(email, 'plan-month');
    await page.goto(siteUrl('aurora', LOCKED));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Subscribe' })).toHaveCount(0);
    await page.goto(siteUrl('aurora', LOCKED_WATCH));
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime), { timeout: 20_000 })
      .toBeGreaterThan(0.2);
    await refund();
    // With its next word to the server the player hears of it; the first may still be on its way.
    await expect(async () => {
      await page.clock.fastForward(30_500);
      await expect(page.getByRole('link', { name: UPGRADE })).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 25_000 });
    await expect(video).toHaveCount(0);
  });
});
