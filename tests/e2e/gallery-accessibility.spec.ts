import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { expectAccessible, expectColours } from './support/accessible.ts';
import { openGallery, wear } from './support/gallery/open-gallery.ts';
import { WORN_THEMES } from './support/gallery/worn-themes.ts';
import { STILL } from './support/motion.ts';
import { test } from './support/test.ts';

// What floats over the page prefetches its own, which nobody has.
test.use({ ...STILL, toleratedErrors: [/status of 404 .*\/forms\/sample\b/] });
// The gallery is 28,000 px long.
test.setTimeout(180_000);

/** The blocks' markup is the same in every language; where all is run both directions of writing are read. */
const LANGUAGES = IS_TEST_ALL ? ['en', 'ar'] : ['en'];

for (const lng of LANGUAGES) {
  test(`no block has an accessibility fault, ${lng}, nor one of colour in any theme`, async ({ page }) => {
    test.setTimeout(IS_TEST_ALL ? 240_000 : 90_000);
    await openGallery(page, { lng });
    await test.step('all rules', () => expectAccessible(page, 'main'));
    // Colours are the same in every language.
    for (const theme of lng === LANGUAGES[0] ? WORN_THEMES : []) {
      await wear(page, theme);
      await test.step(theme.name, () => expectColours(page, '[data-block]'));
    }
  });
}

for (const [header, footer, form] of [
  ['defaultHeader', 'defaultFooter', 'minimised'],
  ['translucentHeader', 'linkColumnsFooter', 'expanded'],
  ['siteMapHeader', 'siteMapFooter', 'expanded'],
  ['reducedHeader', 'takedownFooter', 'minimised'],
] as const) {
  test(`${header}, ${footer} and a form that is ${form} have no accessibility fault`, async ({ page }) => {
    const params = { block: 'narrowAdmonition', header, footer, form };
    for (const lng of LANGUAGES) {
      await openGallery(page, { ...params, lng });
      await expectAccessible(page);
    }
    for (const theme of WORN_THEMES) {
      await wear(page, theme);
      await expectColours(page);
    }
  });
}
