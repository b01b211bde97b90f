import type { Page } from '@playwright/test';
import { DEFAULT_THEME_NAME, type ThemeName, themes } from '#app/domain/themes/themes.ts';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { cutOut, decode, makeRepeatable, shootPage, toSheet } from './support/gallery/looks.ts';
import { openGallery, wear } from './support/gallery/open-gallery.ts';
import { skipWhereLooksDiffer } from './support/gallery/skip-where-looks-differ.ts';
import { WORN_THEMES } from './support/gallery/worn-themes.ts';
import { STILL } from './support/motion.ts';
import { expect, test } from './support/test.ts';

// gallery-baselines/ has the pictures that were reviewed; README has the command that takes them anew.
test.use(STILL);
test.setTimeout(180_000);

skipWhereLooksDiffer();

/** Of a picture at half its size: the edges of letters may differ by so much on another machine; a moved word does by more. */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 100 };
const SHEET_TOLERANCE = { threshold: 0.2, maxDiffPixels: 160 };

/** The tablet's width from right to left; from left to right, too, where all is run. */
const LAYOUTS = [
  { lng: 'ar', width: 800 },
  { lng: 'en', width: 1440 },
  ...(IS_TEST_ALL ? [{ lng: 'en', width: 800 }] : []),
];

async function expectLooks(page: Page, { lng, width }: { lng: string; width: number }) {
  await page.setViewportSize({ width, height: 900 });
  await openGallery(page, { lng, theme: DEFAULT_THEME_NAME });
  const places = await makeRepeatable(page);
  expect(places.map(({ key }) => key)).toEqual(BLOCK_KEYS);
  const shot = await decode(await shootPage(page));
  for (const place of places) {
    const look = await cutOut(shot, place);
    expect.soft(look).toMatchSnapshot(`${place.key}-${width}-${lng}.webp`, TOLERANCE);
  }
}

const isOtherTheme = (theme: { name: string }): theme is { name: ThemeName } =>
  theme.name in themes && theme.name !== DEFAULT_THEME_NAME;

test('every block looks as it did, 390 px wide, en, and all of them in the other themes', async ({
  page,
}) => {
  await test.step(DEFAULT_THEME_NAME, () => expectLooks(page, { lng: 'en', width: 390 }));
  const others = WORN_THEMES.filter(isOtherTheme);
  expect(others).not.toEqual([]);
  for (const { name } of others) {
    await test.step(name, async () => {
      await wear(page, { name });
      const sheet = await toSheet(await shootPage(page), 390);
      expect.soft(sheet).toMatchSnapshot(`${name}.webp`, SHEET_TOLERANCE);
    });
  }
});

for (const layout of LAYOUTS) {
  test(`every block looks as it did, ${layout.width} px wide, ${layout.lng}`, async ({ page }) => {
    await expectLooks(page, layout);
  });
}

test('a quarter of a pixel is no change of a look, four pixels of one word are', async ({ page }, {
  config,
}) => {
  test.skip(config.updateSnapshots !== 'none', 'it would keep what it has moved');
  await page.setViewportSize({ width: 390, height: 900 });
  await openGallery(page, { block: 'flyerIntro', theme: DEFAULT_THEME_NAME });
  const [place] = await makeRepeatable(page);
  if (!place) throw new Error('the gallery shows nothing');
  const lookWith = async (style: string) => {
    await wear(page, { name: DEFAULT_THEME_NAME }, style);
    return cutOut(await decode(await shootPage(page)), place);
  };
  const compare = (look: Buffer) => expect(look).toMatchSnapshot('flyerIntro-390-en.webp', TOLERANCE);
  compare(await lookWith('main { translate: 0.25px 0.25px }'));
  const moved = await lookWith('h2 { translate: 4px 0 }');
  expect(() => compare(moved)).toThrow(/pixels/);
  const missing = await lookWith('a[data-variant] { visibility: hidden }');
  expect(() => compare(missing)).toThrow(/pixels/);
});
