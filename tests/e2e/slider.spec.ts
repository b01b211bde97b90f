import type { Locator, Page } from '@playwright/test';
import { MOVING } from './support/motion.ts';
import { secondsPlayed, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use(MOVING);

const GALLERY = '/__blocks?block=';
/** What keen-slider comes with. */
const CODE = '**/assets/sliding-row-*.js';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const track = (page: Page) => page.locator('[data-block] section ul').first();
const slides = (page: Page) => track(page).locator('> li');

/** Of slides that are in sight, by their places in the row; to a tenth of a pixel. */
async function boxesInSight(page: Page): Promise<Record<number, Box>> {
  return track(page).evaluate((row) => {
    const round = (value: number) => Math.round(value * 10) / 10;
    const bounds = row.getBoundingClientRect();
    const found = [...row.children].map((slide, index) => {
      const { x, y, width, height } = slide.getBoundingClientRect();
      const isInSight =
        x + width > bounds.left + 1 &&
        x < bounds.right - 1 &&
        y + height > bounds.top + 1 &&
        y < bounds.bottom - 1;
      const box = { x: round(x), y: round(y), width: round(width), height: round(height) };
      return isInSight ? [index, box] : null;
    });
    return Object.fromEntries(found.filter((entry) => entry !== null));
  });
}

/** To its second slide, as a finger would. */
async function scrollOn(row: Locator): Promise<void> {
  await row.evaluate((element) => {
    const [first, second] = [...element.children].map((slide) => slide.getBoundingClientRect());
    if (!first || !second) return;
    element.scrollBy({ left: second.x - first.x, top: second.y - first.y, behavior: 'instant' });
  });
}

for (const [brand, lng] of [
  ['pulse', 'en'],
  ['aurora', 'ar'],
] as const) {
  test(`sliders stand where they stood before keen-slider had them, ${lng}`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl(brand) }]);
    for (const [block, isScrolled] of [
      ['inventorySlide', false],
      ['adNCarousel', true],
      ['centreModeSlider', true],
      ['verticalSlider', true],
    ] as const) {
      let letIn: () => void = () => undefined;
      const gate = new Promise<void>((resolve) => {
        letIn = resolve;
      });
      await page.route(CODE, async (route) => {
        await gate;
        await route.continue();
      });
      await page.goto(siteUrl(brand, GALLERY + block), { waitUntil: 'domcontentloaded' });
      await page.evaluate(() => document.fonts.ready);
      if (isScrolled) await scrollOn(track(page));
      const before = await boxesInSight(page);
      expect(Object.keys(before).length).toBeGreaterThan(0);
      letIn();
      await expect(track(page)).toHaveAttribute('data-sliding', '');
      await expect(page.getByRole('button', { name: /.+/ }).first()).toBeVisible();
      const after = await boxesInSight(page);
      // Neighbours may have come into sight at the other side: it goes round now.
      for (const [index, box] of Object.entries(before)) expect(after[Number(index)]).toEqual(box);
      await page.unroute(CODE);
    }
  });
}

test('a slide that the edge cuts comes in whole when it has the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(siteUrl('pulse', `${GALLERY}adNCarousel`));
  await expect(track(page)).toHaveAttribute('data-sliding', '');
  await slides(page).nth(1).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(slides(page).nth(2).getByRole('link')).toBeFocused();
  await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.99 });
});

test('a slider moves by buttons, keys, wheel and finger, and by itself while nothing holds it', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto(siteUrl('pulse', `${GALLERY}inventorySlide`));
  const region = page.getByRole('region', { name: 'Straight from the shelf' });
  const dot = (position: number) => region.getByRole('button', { name: `Slide ${position} of 8` });
  const isAt = async (position: number) => {
    await page.clock.runFor(600);
    await expect(dot(position)).toHaveAttribute('aria-current', 'true');
  };
  await expect(track(page)).toHaveAttribute('data-sliding', '');
  await isAt(1);
  // 2.5 s each, from the last to the first without an end; what is out of sight cannot be used.
  await page.clock.runFor(2500);
  await isAt(2);
  await expect(slides(page).nth(0)).toHaveJSProperty('inert', true);
  await expect(slides(page).nth(1)).toHaveJSProperty('inert', false);

  await region.getByRole('button', { name: 'Pause the slides' }).click();
  await page.clock.runFor(6000);
  await isAt(2);
  await region.getByRole('button', { name: 'Previous slide' }).click();
  await isAt(1);
  await page.keyboard.press('ArrowLeft');
  await isAt(8);
  await page.keyboard.press('ArrowRight');
  await isAt(1);
  await dot(5).click();
  await isAt(5);
  await slides(page).nth(4).hover();
  await page.mouse.wheel(150, 0);
  await isAt(6);
  const box = await slides(page).nth(6).boundingBox();
  if (!box) throw new Error('out of sight');
  await page.mouse.move(box.x + 150, box.y + 100);
  await page.mouse.down();
  await page.mouse.move(box.x - 40, box.y + 100, { steps: 6 });
  await page.mouse.up();
  await isAt(7);

  await region.getByRole('button', { name: 'Play the slides' }).click();
  // The pointer is in it.
  await page.clock.runFor(6000);
  await isAt(7);
  await page.mouse.move(5, 5);
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.clock.runFor(2600);
  await isAt(8);
});

test('what plays in a slide is pressed, sought along and steered without the slider', {
  tag: '@plays-films',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('aurora', `${GALLERY}classyBannersPlayer`));
  await expect(track(page)).toHaveAttribute('data-sliding', '');
  const region = page.locator('[data-block] section').first();
  // All of the slide is a link, but its screen.
  await region.getByRole('link', { name: 'Watch now' }).click();
  await untilPlaying(page);

  const bar = region.getByRole('slider', { name: 'Position' });
  await bar.hover();
  const box = await bar.boundingBox();
  if (!box) throw new Error('no bar');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height / 2);
  await page.mouse.down();
  // Up more than along, as a slider's own gesture would be.
  await page.mouse.move(box.x + box.width * 0.32, box.y - 60, { steps: 3 });
  await page.mouse.move(box.x + box.width * 0.7, box.y - 100, { steps: 5 });
  await page.mouse.up();
  await expect.poll(() => secondsPlayed(page)).toBeGreaterThan(14);
  const shift = () =>
    slides(page).evaluateAll((all) => all.map((slide) => (slide as HTMLElement).style.transform));
  expect((await shift())[0]).toMatch(/translateY\(0px\)/);

  await bar.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => secondsPlayed(page)).toBeLessThan(14);
  expect((await shift())[0]).toMatch(/translateY\(0px\)/);
});
