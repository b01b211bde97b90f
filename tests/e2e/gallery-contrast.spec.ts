import type { Page } from '@playwright/test';
import { translucency } from '#app/features/themes/translucency.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { differingBehind, type Shot, shoot, unreadable } from './support/gallery/behind.ts';
import { approachAll, openGallery, wear } from './support/gallery/open-gallery.ts';
import { type HarshPicture, servePictures } from './support/gallery/pictures.ts';
import { focusAll, markControls, ringShare } from './support/gallery/rings.ts';
import { measureScrim } from './support/gallery/scrims.ts';
import { readLines, WORDLESS } from './support/gallery/words.ts';
import { WORN_THEMES } from './support/gallery/worn-themes.ts';
import { STILL } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

// What floats over the page prefetches its own, which nobody has.
test.use({ ...STILL, toleratedErrors: [/status of 404 .*\/forms\/sample\b/] });
test.setTimeout(240_000);

/** A checkerboard, which is both at once, only with `npm run test:all`. */
const PICTURES = IS_TEST_ALL ? (['white', 'black', 'checkerboard'] as const) : (['white', 'black'] as const);

/** Blocks whose words lie on their pictures, at any width; each of the pictures is to be seen behind its words. */
const OVER_PICTURES = [
  'adNCarousel',
  'asymmetricFlow',
  'callToActionBanner',
  'classyBanners',
  'decomposedBanners',
  'definityCards',
  'fitnessPlans',
  'fullHeightSlider',
  'nestedSlides',
  'promoStrip',
  'rowingHeroSection',
];

test.describe('texts over pictures', () => {
  // What is behind them is not finer than that.
  test.use({ deviceScaleFactor: 0.5 });

  test('texts are readable over any picture in any theme, on a phone and on a wide screen', async ({
    page,
  }) => {
    const show = await servePictures(page);
    await page.setViewportSize({ width: 390, height: 900 });
    await openGallery(page);
    await test.step('390 px wide', () => expectReadable(page, show));
    await page.setViewportSize({ width: 1440, height: 900 });
    await approachAll(page);
    await test.step('1440 px wide', () => expectReadable(page, show));
  });

  test('texts are readable from right to left, too', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const show = await servePictures(page);
    await openGallery(page, { lng: 'ar' });
    await show('white');
    for (const theme of WORN_THEMES.slice(0, 2)) {
      await wear(page, theme, WORDLESS);
      expect(unreadable(await shoot(page), await readLines(page, '[data-block]'))).toEqual([]);
    }
  });
});

async function expectReadable(page: Page, show: (picture: HarshPicture) => Promise<void>) {
  const faults: string[] = [];
  const first: Shot[] = [];
  for (const picture of PICTURES) {
    await show(picture);
    for (const theme of WORN_THEMES) {
      await wear(page, theme, WORDLESS);
      const shot = await shoot(page);
      const lines = await readLines(page, '[data-block]');
      faults.push(...unreadable(shot, lines).map((fault) => `${picture} ${theme.name} ${fault}`));
      if (theme === WORN_THEMES[0]) first.push(shot);
    }
  }
  expect(faults).toEqual([]);
  const [white, black] = first;
  const lines = await readLines(page, '[data-block]');
  expect(white && black && differingBehind(white, black, lines)).toEqual(
    expect.arrayContaining(OVER_PICTURES),
  );
}

/** Nothing but the block, which begins below the header as the opening of a home does. */
const BLOCK_ALONE = `
  main > div { padding-block: 0 !important; }
  main > div > :not(section), section > :not([data-block]) { display: none !important; }
  header { margin-block-end: calc(-1 * var(--header-height)) !important; }`;

for (const [header, footer] of [
  ['defaultHeader', 'defaultFooter'],
  ['translucentHeader', 'linkColumnsFooter'],
  ['siteMapHeader', 'siteMapFooter'],
  ['reducedHeader', 'takedownFooter'],
] as const) {
  test(`texts of ${header} and ${footer} are readable over any picture in any theme`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1600 });
    const show = await servePictures(page);
    await openGallery(page, { block: 'rowingHeroSection', header, footer });
    for (const picture of ['white', 'black'] as const) {
      await show(picture);
      for (const theme of WORN_THEMES) {
        await wear(page, theme, WORDLESS + BLOCK_ALONE);
        await veil(page, translucency(theme));
        const lines = await readLines(page, 'header, footer');
        expect(lines.length).toBeGreaterThan(12);
        expect(unreadable(await shoot(page), lines), `${picture} ${theme.name}`).toEqual([]);
      }
    }
  });
}

/** Sets the translucent header's veil, as the server does with the theme. */
async function veil(page: Page, percent: number) {
  const set = (header: Element, share: number) =>
    header instanceof HTMLElement && header.style.setProperty('--veil', `${share}%`);
  await page.locator('header').first().evaluate(set, percent);
}

for (const [what, path] of [
  ['a film', FILM],
  ['the home', '/'],
  ['a banner block', '/__blocks?block=rowingHeroSection'],
] as const) {
  test(`the scrim of ${what} is not much wider than its words, which are readable on it`, async ({
    page,
    context,
  }) => {
    await servePictures(page);
    for (const [lng, width] of [
      ['en', 1440],
      ['en', 2560],
      ['ar', 1440],
    ] as const) {
      await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
      await page.setViewportSize({ width, height: 900 });
      await page.goto(siteUrl('aurora', path));
      await expect(page.locator('html')).toHaveAttribute('lang', lng);
      await page.waitForLoadState('networkidle');
      await wear(page, {}, WORDLESS);
      const shot = await shoot(page, { fullPage: false });
      const { scrim, words } = await measureScrim(page, shot);
      const place = `${width} px wide, ${lng}`;
      // Nothing would be measured where the picture were not white beyond.
      expect(scrim, place).toBeGreaterThan(words);
      expect(scrim, place).toBeLessThanOrEqual(words * 1.35);
      const lines = await readLines(page, 'main [data-on-picture]');
      expect(
        unreadable(
          shot,
          lines.filter(({ y, height }) => y + height <= 900),
        ),
        place,
      ).toEqual([]);
    }
  });
}

test('a form’s words, errors and fields show in any theme', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1600 });
  await openGallery(page, { block: 'narrowAdmonition', form: 'expanded' });
  const form = page.getByRole('complementary', { name: 'Come to a first class' });
  await form.getByRole('button', { name: 'Keep my place' }).click();
  await expect(form.getByText('Field cannot be empty')).toHaveCount(3);
  for (const theme of WORN_THEMES) {
    await wear(page, theme, WORDLESS);
    const lines = await readLines(page, 'aside');
    expect(lines.filter(({ name }) => name.includes('Field cannot be empty'))).toHaveLength(3);
    const shot = await shoot(page);
    expect(unreadable(shot, lines), theme.name).toEqual([]);
  }
  await page.keyboard.press('Escape');
  for (const theme of WORN_THEMES) {
    await wear(page, theme, WORDLESS);
    const lines = await readLines(page, 'aside');
    expect(lines).toHaveLength(1);
    expect(unreadable(await shoot(page), lines), theme.name).toEqual([]);
  }
});

/** A ring may be around a card's picture alone; over every second cell of the board half of it would be lost. */
const SEEN_RING = 0.66;
/** The default, and the one whose colours leave a ring the least room. */
const RINGED_THEMES = IS_TEST_ALL ? WORN_THEMES : [...WORN_THEMES.slice(0, 1), ...WORN_THEMES.slice(-1)];

test('the focus is visible over any picture in any theme', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  const show = await servePictures(page);
  await openGallery(page);
  await show('checkerboard');
  // To draw all of it once loads what only loads in sight, and may move what is below.
  await shoot(page);
  await page.waitForLoadState('networkidle');
  const controls = await markControls(page);
  expect(controls.length).toBeGreaterThan(60);
  const faults: string[] = [];
  for (const theme of RINGED_THEMES) {
    await wear(page, theme);
    const without = await shoot(page);
    const leave = await focusAll(page);
    const focused = await shoot(page);
    await leave();
    const lost = controls.filter((control) => ringShare(without, focused, control) < SEEN_RING);
    faults.push(...lost.map(({ name }) => `${theme.name} ${name}`));
  }
  expect(faults).toEqual([]);
});
