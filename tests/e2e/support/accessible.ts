import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe finds nothing on the page, or in the part of it that `within` selects. */
export async function expectAccessible(page: Page, within?: string) {
  await expectNoFaults((await axeOf(page)).withTags(RULES), within);
}

/** gallery-contrast.spec.ts measures texts in each theme for every change, over pictures too, which axe does not. */
const COLOUR_RULES = IS_TEST_ALL ? ['color-contrast', 'link-in-text-block'] : ['link-in-text-block'];

/** Nor does it among what another theme could change: the rest was looked at before. */
export async function expectColours(page: Page, within?: string) {
  await expectNoFaults((await axeOf(page)).withRules(COLOUR_RULES), within);
}

/** Instead of axe, for a document that has it: to compile it takes as long as to read a small page. */
const NOTHING = ';';

/**
 * Of what is right axe would work out a selector for every element, too; and to read frames of other hosts,
 * which no page here has, it would open a second page each time and load itself there.
 */
async function axeOf(page: Page) {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder(hasAxe ? { page, axeSource: NOTHING } : { page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

/** What axe finds on the page, a line each. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  return faultsOf((await axeOf(page)).withTags(RULES));
}

async function expectNoFaults(axe: AxeBuilder, within?: string) {
  expect(await faultsOf(within === undefined ? axe : axe.include(within))).toEqual([]);
}

async function faultsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join(', ')})`,
  );
}
