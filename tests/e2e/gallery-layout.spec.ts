import type { Page } from '@playwright/test';
import { openGallery } from './support/gallery/open-gallery.ts';
import { STILL } from './support/motion.ts';
import { expect, test } from './support/test.ts';

test.use(STILL);

const heightOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())?.height ?? 0;
const block = (key: string) => `section[aria-label="${key}"] [data-block]`;

/**
 * Every row, slider and grid of cards. What is not named here is a banner, a player or a text of its own; and the heading of
 * `scrollingCardRow` is a column beside the cards on wide screens.
 */
const ROWS = [
  ...['defaultSwimlane', 'artistSwimlane', 'venueSwimlane', 'inventorySlide', 'definityCards'],
  ...['fineTunedGallery', 'extensiveCarouselRendition', 'extensiveCarousel', 'adNCarousel'],
  ...['tripleCardCarousel', 'bobbingCards', 'centreModeSlider', 'verticalSlider'],
  ...['nestedSlides', 'classScroller', 'fitnessPlans', 'trainerSlider', 'gallerySlider'],
  ...['showcaseGrid', 'liveClassScroller', 'plainScroller'],
];

for (const width of [390, 1440]) {
  test(`headings of rows have one size, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openGallery(page);
    const sizes = await page.evaluate(
      (keys) =>
        keys.map((key) => {
          const heading = document.querySelector(`section[aria-label="${key}"] [data-block] h2`);
          return [key, heading && getComputedStyle(heading).fontSize];
        }),
      ROWS,
    );
    const [, size] = sizes[0] ?? [];
    expect(sizes).toEqual(ROWS.map((key) => [key, size]));
    expect(Number.parseFloat(`${size}`)).toBeLessThan(26);
  });
}

test('on a phone a player among banners has its words right below, and its picture once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, { block: 'classyBannersPlayer' });
  expect(await heightOf(page, `${block('classyBannersPlayer')} article`)).toBeLessThan(520);
  const pictures = await page
    .locator(`${block('classyBannersPlayer')} article`)
    .first()
    .evaluate(
      (slide) => [...slide.querySelectorAll('img')].filter((image) => image.checkVisibility()).length,
    );
  expect(pictures).toBe(1);
});

test('a banner with a player and its words fit on a screen of 900 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGallery(page, { block: 'defaultBannerPlayer' });
  expect(await heightOf(page, block('defaultBannerPlayer'))).toBeLessThanOrEqual(900 - 64);
});

test('on a phone slices of pictures are a row that scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGallery(page, { block: 'decomposedBanners' });
  const row = page.locator(`${block('decomposedBanners')} ul`);
  expect((await row.boundingBox())?.height).toBeLessThan(420);
  expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('a story is beside the middle of its picture, and a button behind the facts that lead to it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openGallery(page, { block: 'recentStory' });
  const [picture, words] = await Promise.all(
    ['> span, > picture', '> div'].map((part) =>
      page
        .locator(`${block('recentStory')} section`)
        .locator(part)
        .first()
        .boundingBox(),
    ),
  );
  const middle = (box: typeof picture) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
  expect(Math.abs(middle(picture ?? null) - middle(words ?? null))).toBeLessThan(4);

  await openGallery(page, { block: 'wedgedInfo' });
  const facts = await page.locator(`${block('wedgedInfo')} ul`).boundingBox();
  const button = await page
    .locator(`${block('wedgedInfo')} a`)
    .last()
    .boundingBox();
  expect(button?.y).toBeGreaterThan((facts?.y ?? 0) + (facts?.height ?? 0));
});
