import type { Page } from '@playwright/test';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { accessibilityFaults, expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { STILL } from './support/motion.ts';
import { type Brand, siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM, FILM_WATCH } from './support/viewer.ts';

const PAGES = [
  '/',
  FILM,
  `${FILM}?tab=reviews`,
  `${FILM}?tab=comments`,
  FILM_WATCH,
  '/parent-content/the-fjord-cases',
  '/parent-content/the-fjord-cases?tab=related',
  '/playlist/staff-picks',
  '/category/drama',
  '/category/no-such-category?filters=broken',
  '/search',
  '/search?search_text=the',
  '/search?search_text=a&tab=artist',
  '/search?search_text=zzzzzz',
  '/artists',
  '/artist/detail/nadia-benali',
  '/venues',
  '/venue/detail/courtyard-of-reeds',
  '/about-us',
  '/faq',
  '/static/press',
  '/share?path=/content/the-salt-road',
  '/login',
  '/signup',
  '/language',
  '/no-such-page',
];
/** Another brand's theme, home of blocks, and workouts. */
const PULSE_PAGES = [
  '/',
  '/content/daily-ten-108',
  '/playlist/with-a-kettlebell',
  '/category/yoga',
  '/artist/detail/mina-okafor',
  '/login',
];
/** Right to left, what is more than the same markup mirrored: the site's header and footer, figures, fields, players. */
const ARABIC_PAGES = [
  '/',
  FILM,
  `${FILM}?tab=reviews`,
  FILM_WATCH,
  '/playlist/staff-picks',
  '/search?search_text=the',
  '/faq',
  '/share?path=/content/the-salt-road',
  '/signup',
];
const OTHER_PULSE_PAGES = [
  '/parent-content/thirty-day-reset',
  '/search?search_text=the',
  '/artists',
  '/venue/detail/pulse-studio-one',
  '/static/press',
  '/no-such-page',
];

test.use({
  ...STILL,
  toleratedErrors: [/status of 40[034] .*(?:\/dormant\.localhost:\d+\/|\/no-such-[a-z]+)/],
});
// Axe reads every element of up to nine pages.
test.setTimeout(120_000);

interface Case {
  brand: Brand;
  lng: string;
  paths: readonly string[];
}

const CASES: readonly Case[] = [
  { brand: 'aurora', lng: 'en', paths: PAGES },
  { brand: 'aurora', lng: 'ar', paths: IS_TEST_ALL ? PAGES : ARABIC_PAGES },
  { brand: 'pulse', lng: 'en', paths: PULSE_PAGES },
  { brand: 'pulse', lng: 'ar', paths: IS_TEST_ALL ? PULSE_PAGES : ['/'] },
  { brand: 'dormant', lng: 'en', paths: ['/'] },
  // The markup of the first brand in the theme of the second.
  { brand: 'pulse', lng: 'en', paths: IS_TEST_ALL ? OTHER_PULSE_PAGES : [] },
  { brand: 'pulse', lng: 'ar', paths: IS_TEST_ALL ? OTHER_PULSE_PAGES : [] },
];
const FOLDED = /^\/(?:about-us|faq|share)/;

/** The pages of a group are opened one after the other in one tab, which has their scripts by then. */
const PAGES_A_TEST = 9;

const inGroups = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / PAGES_A_TEST) }, (_, group) =>
    paths.slice(group * PAGES_A_TEST, (group + 1) * PAGES_A_TEST),
  );

async function expectAllAccessible(page: Page, brand: Brand, paths: readonly string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(siteUrl(brand, path));
      if (FOLDED.test(path)) {
        for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
      }
      expect.soft(await accessibilityFaults(page), path).toEqual([]);
    });
  }
}

for (const { brand, lng, paths } of CASES) {
  for (const group of inGroups(paths)) {
    const [first, rest] = [group[0], group.length - 1];
    test(`${brand} ${first} and ${rest} other pages in ${lng} have no accessibility fault`, async ({
      page,
      context,
    }) => {
      await context.addCookies([{ name: 'lng', value: lng, url: siteUrl(brand) }]);
      await expectAllAccessible(page, brand, group);
    });
  }
}

test('pages on a phone have no accessibility fault', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAllAccessible(page, 'aurora', [
    '/',
    FILM,
    '/category/drama',
    '/search?search_text=the',
    '/artist/detail/nadia-benali',
  ]);
});

// One language each: what differs between them, header and footer, is covered above.
for (const { lng, path } of [
  { lng: 'en', path: '/forgot-password' },
  { lng: 'ar', path: '/reset-password/no-such-key' },
]) {
  test(`aurora ${path} in ${lng} has no accessibility fault`, async ({ page, context }) => {
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', path));
    await expectAccessible(page);
  });
}

for (const { lng, path } of [
  { lng: 'ar', path: '/change-password' },
  { lng: 'en', path: '/verify-email/no-such-key' },
]) {
  test(`a viewer's ${path} in ${lng} has no accessibility fault`, async ({ page, context }) => {
    await signedIn(page.context(), 'member@aurora.example');
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', path));
    await expectAccessible(page);
  });
}

test('the account menu, opened, has no accessibility fault', async ({ page }) => {
  await signedIn(page.context(), 'member@aurora.example');
  await page.goto(siteUrl('aurora'));
  await page.getByRole('navigation', { name: 'Your account' }).locator('summary').click();
  await expectAccessible(page);
});
