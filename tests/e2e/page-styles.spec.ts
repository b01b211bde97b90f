import type { Page } from '@playwright/test';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PAGES = [
  ['aurora', '/'],
  ['pulse', '/'],
  ['aurora', '/content/meridian'],
  ['aurora', '/search?q=salt'],
  ['aurora', '/login'],
  ['aurora', '/pricing'],
  ['pulse', '/playlist/with-a-kettlebell'],
] as const;

/** How every visible element of the page looks, by its place in the document. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const found: Record<string, string> = {};
    const placeOf = (element: Element): string =>
      element.parentElement
        ? `${placeOf(element.parentElement)}>${element.tagName}${[...element.parentElement.children].indexOf(element)}`
        : '';
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) continue;
      const style = getComputedStyle(element);
      const names = [
        'display',
        'position',
        'color',
        'background-color',
        'font',
        'margin',
        'padding',
        'border',
        'opacity',
      ];
      // Sliders and the floating form, which come late, move what is beside and below them.
      const { width } = element.getBoundingClientRect();
      found[placeOf(element)] = [...names.map((name) => style.getPropertyValue(name)), width].join('|');
    }
    return found;
  });

for (const [brand, path] of PAGES) {
  test(`no style sheet holds up the first picture, and none changes it: ${brand}${path}`, async ({
    page,
  }) => {
    let release = () => {};
    const isReleased = new Promise<void>((done) => {
      release = done;
    });
    const links = page.waitForResponse(siteUrl(brand, path)).then(async (response) => {
      const html = await response.text();
      return [...html.matchAll(/<link rel="stylesheet" href="([^"]+)" disabled/g)].map(
        ([, href = '']) => href,
      );
    });
    const held = new Set<string>();
    await page.route('**/*.css', async (route) => {
      const { pathname } = new URL(route.request().url());
      held.add(pathname);
      // What late parts of the page need is theirs.
      if ((await links).includes(pathname)) await isReleased;
      await route.continue();
    });
    await page.goto(siteUrl(brand, path));
    const ofDocument = await links;
    expect(ofDocument.length).toBeGreaterThan(0);
    const inline = page.locator('style[data-sheets]');
    await expect(inline).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0);
    // The page is at rest, but for its styles.
    await expect.poll(() => ofDocument.every((href) => held.has(href))).toBe(true);
    const before = await looks(page);
    release();
    await expect(inline).toHaveCount(0);
    const after = await looks(page);
    const same = Object.keys(before).filter((place) => place in after);
    expect(same.length).toBeGreaterThan(30);
    const pick = (all: Record<string, string>) =>
      same.filter((place) => before[place] !== after[place]).map((place) => `${place} ${all[place]}`);
    expect(pick(after)).toEqual(pick(before));
  });
}

test('a second visit has its styles from the browser’s cache, and nothing in the document', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora'));
  await expect(page.locator('style[data-sheets]')).toHaveCount(0);
  await page.goto(siteUrl('aurora'));
  await expect(page.locator('style[data-sheets]')).toHaveCount(0);
  await expect(page.locator('link[rel="stylesheet"][disabled]')).toHaveCount(0);
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.css'))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.filter((bytes) => bytes > 0)).toEqual([]);
});

test('a page that is gone to by a link has its own styles before it shows', async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  await page.getByRole('main').locator('a[href^="/content/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/content\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const unstyled = page.locator('link[rel="stylesheet"][disabled]');
  await expect(unstyled).toHaveCount(0);
});
