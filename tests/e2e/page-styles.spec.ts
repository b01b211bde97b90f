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

/**
 * How every visible element of the page looks, by its place in the document. A row's place is its heading and its fit: one
 * that comes late has that of its placeholder, five to a screen, and one that comes at once that of its length.
 */
const looks = (page: Page) =>
  page.evaluate(() => {
    // What fades in or out at this moment counts as it will be.
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish();
    const found: Record<string, string> = {};
    const nameOf = (element: Element, parent: Element) => {
      const fit = element.getAttribute('data-fit');
      if (element.tagName === 'SECTION' && fit) return `${element.querySelector('h2')?.textContent} ${fit}`;
      // What plays meanwhile changes the order of what is played most.
      const href = element.tagName === 'LI' && element.querySelector('a')?.getAttribute('href');
      return href ? `LI ${href}` : `${element.tagName}${[...parent.children].indexOf(element)}`;
    };
    const placeOf = (element: Element): string => {
      const parent = element.parentElement;
      return parent ? `${placeOf(parent)}>${nameOf(element, parent)}` : '';
    };
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

/** Where two readings differ, of what both have. */
function differences(before: Record<string, string>, after: Record<string, string>): string[] {
  const same = Object.keys(before).filter((place) => place in after);
  expect(same.length).toBeGreaterThan(30);
  return same
    .filter((place) => before[place] !== after[place])
    .map((place) => `${place} ${before[place]} → ${after[place]}`);
}

const inlineSheets = (page: Page) => page.locator('style[data-sheets]');
const countApplied = (page: Page, hrefs: readonly string[]) =>
  page.evaluate(
    (names) =>
      [...document.styleSheets].filter(
        ({ href, media }) => href && names.includes(new URL(href).pathname) && media.mediaText !== 'not all',
      ).length,
    hrefs,
  );
/** The browser has the page's sheets as files, and the server will know. */
const untilSheetsAreCached = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.cookie)).toContain('styles=');

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
    await expect(inlineSheets(page)).toHaveCount(1);
    await expect
      .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
      .toBeGreaterThan(0);
    // The page is idle, but for its styles.
    await expect.poll(() => ofDocument.every((href) => held.has(href))).toBe(true);
    const before = await looks(page);
    release();
    await untilSheetsAreCached(page);
    // Applying the files would lay the page out again.
    expect(await countApplied(page, ofDocument)).toBe(0);
    expect(differences(before, await looks(page))).toEqual([]);

    await page.goto(siteUrl(brand, path));
    await expect(inlineSheets(page)).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    expect(differences(before, await looks(page))).toEqual([]);
  });
}

test('a second visit has its styles from the browser’s cache, and nothing in the document', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora'));
  await untilSheetsAreCached(page);
  await page.goto(siteUrl('aurora'));
  await expect(inlineSheets(page)).toHaveCount(0);
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

test('a page that is gone to by a link looks as its own document does', async ({ page }) => {
  await page.goto(siteUrl('aurora'));
  await page.getByRole('main').locator('a[href^="/content/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/content\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const before = await looks(page);
  await page.reload({ waitUntil: 'networkidle' });
  expect(differences(before, await looks(page))).toEqual([]);
});
