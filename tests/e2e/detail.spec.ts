import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

const SERIES = '/parent-content/the-fjord-cases';
const PLAYLIST = '/playlist/slow-cinema-sundays';

test('tabs open in place, and the URL names the tab', async ({ page }) => {
  await page.goto(siteUrl('aurora', FILM));
  const tabs = page.getByRole('navigation', { name: 'More about this title' });
  await expect(tabs.getByRole('link', { name: 'You may also like' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('link', { name: 'Reviews' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', `${FILM}?tab=reviews`));
  const reviews = page.getByRole('region', { name: 'Reviews' });
  await expect(
    reviews.getByRole('list', { name: 'How the ratings spread' }).getByRole('listitem'),
  ).toHaveCount(5);
  await expect(reviews.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await tabs.getByRole('link', { name: 'Comments' }).click();
  await expect(page.getByRole('region', { name: 'Comments' })).toBeVisible();
  await page.reload();
  await expect(tabs.getByRole('link', { name: 'Comments' })).toHaveAttribute('aria-current', 'page');
});

test('the bars of the chart are 450 px long at most, 150 px on narrow screens', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${FILM}?tab=reviews`));
  const track = page
    .getByRole('list', { name: 'How the ratings spread' })
    .getByRole('listitem')
    .first()
    .locator('[style]');
  expect((await track.boundingBox())?.width).toBe(450);
  await page.setViewportSize({ width: 799, height: 800 });
  expect((await track.boundingBox())?.width).toBe(150);
});

test('a long description unfolds; one that fits offers nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('aurora', FILM));
  const text = page.getByText(/Once a year the salt goes north/).first();
  const folded = (await text.boundingBox())?.height ?? 0;
  const more = page.getByRole('checkbox', { name: 'Show more' });
  await more.focus();
  await page.keyboard.press('Space');
  await expect.poll(async () => (await text.boundingBox())?.height).toBeGreaterThan(folded);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect(page.getByText('Show more')).toBeHidden();
});

test('what a title is and its play button are above the fold of 800 px', async ({ page }) => {
  for (const [width, path] of [
    [390, FILM],
    [800, FILM],
    [1280, FILM],
    [1440, SERIES],
    [1440, PLAYLIST],
    [390, PLAYLIST],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(siteUrl('aurora', path));
    const play = page.getByRole('main').getByRole('link', { name: /Watch now|Resume watching/ });
    await expect(play).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('an upcoming event shows once when it begins, and goes into a calendar', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/content/opening-night-gala'));
  const main = page.getByRole('main');
  const start = main.getByText(/^Starts \w+, .+ \d{1,2}:\d\d/);
  await expect(start).toHaveCount(1);
  await expect(main.locator('time[datetime]')).toHaveCount(1);
  await expect(main.getByRole('button', { name: 'Upcoming' })).toHaveCount(0);
  const entry = main.getByRole('link', { name: 'Add to calendar' });
  const startsAt = (await main.locator('time[datetime]').getAttribute('datetime')) ?? '';
  const href = (await entry.getAttribute('href')) ?? '';
  const calendar = await page.evaluate(async (address) => {
    const response = await fetch(address);
    return { type: response.headers.get('content-type'), text: await response.text() };
  }, href);
  expect(calendar.type).toContain('text/calendar');
  const stamp = new Date(startsAt).toISOString().replace(/[-:]|\.\d{3}/g, '');
  expect(calendar.text).toContain(`DTSTART:${stamp}`);
});

test('a member saves a title, and finds it saved', async ({ page }) => {
  await signedIn(page.context(), 'member@aurora.example');
  await page.goto(siteUrl('aurora', '/content/the-cartographer'));
  const main = page.getByRole('main');
  const add = main.getByRole('button', { name: /^Add .*watchlist/i });
  const remove = main.getByRole('button', { name: /^Remove .*watchlist/i });
  const wasSaved = await remove.isVisible();
  await (wasSaved ? remove : add).click();
  await expect(wasSaved ? add : remove).toBeVisible();
  // The button turns at once; the words come when the server has it.
  await expect(page.getByText(/(?:Added to|Removed from) your watchlist/)).toBeVisible();
  await page.reload();
  await expect(wasSaved ? add : remove).toBeVisible();
  await (wasSaved ? add : remove).click();
  await expect(wasSaved ? remove : add).toBeVisible();
});

test('a series leads through its episodes to one of them', async ({ page }) => {
  await page.goto(siteUrl('aurora', SERIES));
  const episodes = page.getByRole('region', { name: 'Episodes' }).getByRole('listitem');
  await expect(episodes).toHaveCount(4);
  await expect(episodes.first()).toContainText('1The Ferry');
  await episodes.first().click();
  await expect(page).toHaveURL(siteUrl('aurora', '/content/fjord-cases-1'));
  await page.goBack();
  await page.getByRole('link', { name: 'Related', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Related' }).getByRole('link').first()).toBeVisible();
});

test('a playlist shows its items in their order and what it is about', async ({ page }) => {
  await page.goto(siteUrl('aurora', PLAYLIST));
  const items = page.getByRole('region', { name: 'In this playlist' });
  await expect(items.getByRole('listitem')).toHaveCount(6);
  await expect(items.getByRole('listitem').first()).toContainText('The Salt Road');
  await expect(items).toContainText('6 videos');
  await page.getByRole('region', { name: 'About' }).getByRole('link', { name: 'Drama' }).click();
  await expect(page).toHaveURL(/\/category\/drama\?category=.+&filters=.+/);
});

test('Arabic mirrors the page and writes its own figures', async ({ page, context }) => {
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', PLAYLIST));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  const list = await page.getByRole('region', { name: 'في هذه القائمة' }).boundingBox();
  expect(heading?.x ?? 0).toBeGreaterThan(list?.x ?? 0);
  await expect(page.getByText('٦ فيديوهات')).toBeVisible();
});

test('a series is read anew every ten seconds where the account allows it', async ({ page }) => {
  await page.clock.install();
  await page.goto(siteUrl('pulse', '/parent-content/couch-to-coast'), { waitUntil: 'networkidle' });
  const refreshed = page.waitForResponse((response) => response.url().includes('couch-to-coast.data?aside='));
  await page.clock.runFor(10_500);
  expect((await refreshed).status()).toBe(200);
  await expect(page.getByRole('region', { name: 'Episodes' }).getByRole('listitem')).toHaveCount(4);
});
