import type { Page } from '@playwright/test';
import { noteShifts, shiftsOf } from './support/layout-shifts.ts';
import { MOVING } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use(MOVING);

/** DESIGN §9. */
const MOST_SHIFT = 0.02;

/** By the wheel, as far as the page goes. */
async function readToTheEnd(page: Page) {
  const step = (page.viewportSize()?.height ?? 800) - 100;
  await page.mouse.move(5, step / 2);
  const isAtEnd = () =>
    page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2);
  for (let scrolls = 0; scrolls < 30 && !(await isAtEnd()); scrolls += 1) {
    await page.mouse.wheel(0, step);
    await page.waitForTimeout(150);
  }
  expect(await isAtEnd()).toBe(true);
}

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`nothing on Pulse's home moves by itself while it is loaded and read, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await noteShifts(page);
    await page.goto(siteUrl('pulse'), { waitUntil: 'networkidle' });
    const hero = page.locator('[data-block="fullHeightSlider"]');
    await expect(hero.getByRole('button', { name: 'Next slide' })).toBeVisible();
    await readToTheEnd(page);
    const sum = await shiftsOf(page);
    expect(sum).toBeLessThanOrEqual(MOST_SHIFT);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
  });
}

test('the hero’s shade is no higher than its words need', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('pulse'));
  const picture = page.locator('main article [data-shape="fill"]').first();
  const [over, behindWords, share] = await picture.evaluate((box) => {
    const words = box.nextElementSibling ?? box;
    return [
      getComputedStyle(box, '::after').backgroundImage,
      getComputedStyle(words).backgroundImage,
      words.clientHeight / box.clientHeight,
    ] as const;
  });
  expect(over).toBe('none');
  expect(behindWords).toContain('linear-gradient(to top');
  expect(share).toBeLessThan(0.6);
});

test('a tablet held upright gets the hero’s upright crop, fetched once', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1000 });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (/\/banners\//.test(request.url())) fetched.push(new URL(request.url()).pathname);
  });
  await page.goto(siteUrl('pulse'));
  const picture = page.locator('main article [data-shape="fill"] img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const shown = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shown).toContain('.p640.');
  const stem = new URL(shown).pathname.split('.p640.')[0] ?? '';
  expect(fetched.filter((path) => path.startsWith(stem))).toEqual([new URL(shown).pathname]);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .not.toContain('.p640.');
});

test('the home leads from its hero, its classes and its search into the site, and looks the same coming back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('pulse'));
  const block = (key: string) => page.locator(`[data-block="${key}"]`).first();
  const hero = block('fullHeightSlider');
  // The header lies over the picture that the page begins with.
  expect((await hero.boundingBox())?.y).toBe(0);
  const pause = hero.getByRole('button', { name: 'Pause' });
  await pause.click();
  await hero.getByRole('button', { name: 'Next slide' }).click();
  await expect(hero.getByRole('heading', { name: 'It is always the middle' })).toBeInViewport({
    ratio: 1,
  });
  await block('liveClassScroller').getByRole('link', { name: 'HIIT Without End' }).click();
  await expect(page).toHaveURL(/\/live-event\/pulse-live-hiit|\/content\/pulse-live-hiit/);
  // Nothing lies over any other page.
  await expect(page.locator('header[data-over]')).toHaveCount(0);
  await page.goBack();
  await expect(hero).toBeVisible();
  await expect(page.locator('header[data-over]')).toHaveCount(1);
  await block('classScroller').getByRole('link', { name: 'Strength' }).click();
  await expect(page).toHaveURL(/\/category\/strength/);
  await page.getByRole('banner').getByRole('link', { name: 'Pulse' }).click();
  const message = block('callToActionBanner').getByRole('textbox');
  await message.fill('kettlebell');
  await message.press('Enter');
  await expect(page).toHaveURL(siteUrl('pulse', '/search?search_text=kettlebell'));
});

test('pictures beyond a row’s edge are fetched when the row is on the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') fetched.add(new URL(request.url()).pathname);
  });
  await page.goto(siteUrl('pulse'), { waitUntil: 'networkidle' });
  const row = page.locator('[data-block="classScroller"]').getByRole('list');
  const pictures = await row
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).srcset.split(/,? /)));
  expect(pictures.length).toBeGreaterThan(6);
  const countFetched = () =>
    pictures.filter((addresses) =>
      addresses.some((address) => URL.canParse(address) && fetched.has(new URL(address).pathname)),
    ).length;
  expect(countFetched()).toBe(3);
  await row.evaluate((list) => list.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect.poll(countFetched).toBe(pictures.length);
});
