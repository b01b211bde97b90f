import { expectAccessible, expectColours, STILL } from './support/accessible.ts';
import { openGallery, wear } from './support/gallery/open-gallery.ts';
import { WORN_THEMES } from './support/gallery/worn-themes.ts';
import { test } from './support/test.ts';

// What floats over the page prefetches its own, which nobody has.
test.use({ ...STILL, toleratedErrors: [/status of 404/] });
test.setTimeout(135_000);

// Colours are the same in every language.
for (const { lng, worn } of [
  { lng: 'en', worn: WORN_THEMES },
  { lng: 'ar', worn: [] },
]) {
  test(`no block has an accessibility fault, in any theme, ${lng}`, async ({ page }) => {
    await openGallery(page, { lng });
    await expectAccessible(page, 'main');
    for (const theme of worn) {
      await wear(page, theme);
      await expectColours(page, '[data-block]');
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
    const asked = { block: 'narrowAdmonition', header, footer, form };
    await openGallery(page, { ...asked, lng: 'ar' });
    await expectAccessible(page);
    await openGallery(page, asked);
    await expectAccessible(page);
    for (const theme of WORN_THEMES) {
      await wear(page, theme);
      await expectColours(page);
    }
  });
}
