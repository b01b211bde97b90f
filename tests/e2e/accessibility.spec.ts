import type { Page } from '@playwright/test';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { accessibilityFaults } from './support/accessible.ts';
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
  '/forgot-password',
  '/language',
  '/no-such-page',
];
/** These on a phone, too. */
const PHONE_PAGES = new Set([
  '/',
  FILM,
  '/category/drama',
  '/search?search_text=the',
  '/artist/detail/nadia-benali',
]);
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
  '/reset-password/no-such-key',
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
// Axe reads every element of up to ten pages.
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
  // The markup of the first brand in the theme of the second.
  { brand: 'pulse', lng: 'en', paths: IS_TEST_ALL ? OTHER_PULSE_PAGES : [] },
  { brand: 'pulse', lng: 'ar', paths: IS_TEST_ALL ? [...PULSE_PAGES, ...OTHER_PULSE_PAGES] : [] },
];
const FOLDED = /^\/(?:about-us|faq|share)/;

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

/** The pages of a group are opened one after the other in one tab, which has their scripts by then. */
const PAGES_A_TEST = 10;

const inGroups = (paths: readonly string[]) =>
  Array.from({ length: Math.ceil(paths.length / PAGES_A_TEST) }, (_, group) =>
    paths.slice(group * PAGES_A_TEST, (group + 1) * PAGES_A_TEST),
  );

async function openIn(page: Page, lng: string, brand: Brand, path: string) {
  await page.context().addCookies([{ name: 'lng', value: lng, url: siteUrl(brand) }]);
  await page.goto(siteUrl(brand, path));
}

const expectNoFault = (page: Page, what: string) =>
  test.step(what, async () => expect.soft(await accessibilityFaults(page), what).toEqual([]));

for (const { brand, lng, paths } of CASES) {
  for (const group of inGroups(paths)) {
    const [first, rest] = [group[0], group.length - 1];
    test(`${brand} ${first} and ${rest} other pages in ${lng} have no accessibility fault`, async ({
      page,
    }) => {
      for (const path of group) {
        await openIn(page, lng, brand, path);
        if (FOLDED.test(path)) {
          for (const summary of await page.getByRole('main').locator('summary').all()) await summary.click();
        }
        await expectNoFault(page, path);
        if (brand !== 'aurora' || lng !== 'en' || !PHONE_PAGES.has(path)) continue;
        await page.setViewportSize(PHONE);
        await expectNoFault(page, `${path} on a phone`);
        await page.setViewportSize(DESKTOP);
      }
    });
  }
}

test('a viewer’s pages, the open account menu, Pulse in Arabic and a closed brand have no accessibility fault', async ({
  page,
}) => {
  await signedIn(page.context(), 'member@aurora.example');
  await openIn(page, 'en', 'aurora', '/');
  await page.getByRole('navigation', { name: 'Your account' }).locator('summary').click();
  await expectNoFault(page, 'the account menu');
  // One language each: what differs between them, header and footer, is covered above.
  for (const [lng, brand, path] of [
    ['en', 'aurora', '/verify-email/no-such-key'],
    ['ar', 'aurora', '/change-password'],
    ['ar', 'pulse', '/'],
    ['en', 'dormant', '/'],
  ] as const) {
    await openIn(page, lng, brand, path);
    await expectNoFault(page, `${brand} ${path} in ${lng}`);
  }
});
