import { expectAccessible, STILL } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { type Brand, siteUrl } from './support/site.ts';
import { test } from './support/test.ts';
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
const PULSE_PAGES = [
  '/',
  '/content/daily-ten-108',
  '/parent-content/thirty-day-reset',
  '/playlist/with-a-kettlebell',
  '/category/yoga',
  '/search?search_text=the',
  '/artists',
  '/artist/detail/mina-okafor',
  '/venue/detail/pulse-studio-one',
  '/static/press',
  '/login',
  '/no-such-page',
];

test.use({ ...STILL, toleratedErrors: [/status of 40[034]/] });
// Reading every element of a home page takes a while on a small machine.
test.setTimeout(135_000);

// The two brands carry different themes, so this covers both.
const CASES: { brand: Brand; lng: string; paths: string[] }[] = [
  { brand: 'aurora', lng: 'en', paths: PAGES },
  { brand: 'aurora', lng: 'ar', paths: PAGES },
  { brand: 'pulse', lng: 'en', paths: PULSE_PAGES },
  { brand: 'pulse', lng: 'ar', paths: PULSE_PAGES },
  { brand: 'dormant', lng: 'en', paths: ['/'] },
];

for (const { brand, lng, paths } of CASES) {
  for (const path of paths) {
    test(`${brand} ${path} in ${lng} has no accessibility fault`, async ({ page, context }) => {
      await context.addCookies([{ name: 'lng', value: lng, url: siteUrl(brand) }]);
      await page.goto(siteUrl(brand, path));
      await expectAccessible(page);
    });
  }
}

for (const path of ['/', FILM, '/category/drama', '/search?search_text=the', '/artist/detail/nadia-benali']) {
  test(`on a phone ${path} has no accessibility fault`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('aurora', path));
    await expectAccessible(page);
  });
}

// One language each: what differs between them, the frame, is looked at above.
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
