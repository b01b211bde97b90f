import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newEmail, PASSWORD } from './support/viewer.ts';

const LIVE = '/watch/northern-skies-live';

// Several viewers, each with a player: more than a small machine does in the usual time. All of them are in one room, so
// the tests go one after another: what is announced and counted in one must not be of another.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const box = (page: Page) => page.getByRole('textbox', { name: 'Say something…' });
const list = (page: Page) => page.getByRole('region', { name: 'Comments, newest last' });

/** Words that no other test says. */
const words = (what: string) => `${what} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

async function signUp(page: Page, name: string) {
  await page.goto(siteUrl('aurora', '/signup'));
  await page.getByLabel('Name', { exact: false }).fill(name);
  await page.getByLabel('Email', { exact: false }).fill(newEmail());
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password', { exact: false }).fill(PASSWORD);
  await page
    .getByRole('main')
    .getByRole('button', { name: /sign up|register/i })
    .click();
  await expect(page).toHaveURL(siteUrl('aurora', '/'));
}

async function another(browser: Browser, use?: (context: BrowserContext) => Promise<void>): Promise<Page> {
  const context = await browser.newContext();
  await use?.(context);
  return context.newPage();
}

/** The panel's code has come and its feed runs. */
async function openPanel(page: Page) {
  await page.goto(siteUrl('aurora', LIVE));
  // Beside a player that opens, this may take a busy machine long; how fast comments arrive is measured after it.
  await expect(page.getByRole('button', { name: 'Hide live comments' })).toBeVisible({ timeout: 30_000 });
}

/** As staff does in a comment's menu on the title's page. */
function hide(staff: Page, text: string): Promise<number> {
  return staff.evaluate(async (words) => {
    const response = await fetch('/resources/live/northern-skies-live');
    const { comments } = (await response.json()) as { comments: { id: string; text: string }[] };
    const id = comments.find((comment) => comment.text === words)?.id;
    const body = new URLSearchParams({ intent: 'hide' });
    return (await fetch(`/resources/comment/${id}`, { method: 'POST', body })).status;
  }, text);
}

test('what one viewer writes another reads within two seconds, until staff hides it', async ({
  page,
  browser,
}) => {
  await signedIn(page.context(), 'staff@aurora.example');
  const reader = await another(browser);
  await openPanel(reader);
  await openPanel(page);
  await expect(page.getByText(/\d+ here/)).toBeVisible();
  await expect(reader.getByText(/\d+ here/)).toBeVisible();
  const text = words('Green all over');
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(list(reader).getByText(text)).toBeVisible({ timeout: 2_000 });
  await expect(box(page)).toHaveValue('');
  await expect(list(page).getByText(text)).toHaveCount(1);
  await expect(list(page).getByText('Sending…')).toHaveCount(0);
  await expect(reader.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  expect(await hide(page, text)).toBe(200);
  for (const panel of [reader, page]) {
    await expect(list(panel).getByText(text)).toHaveCount(0, { timeout: 2_000 });
  }
  await reader.context().close();
});

test('where sockets do not get through, within ten seconds', async ({ page, browser }) => {
  await signUp(page, 'Bo Writer');
  const reader = await another(browser, (context) =>
    context.routeWebSocket(/\/resources\/live\//, (socket) => socket.close()),
  );
  await openPanel(reader);
  await openPanel(page);
  const text = words('The long way round');
  await box(page).fill(text);
  await box(page).press('Enter');
  await expect(list(reader).getByText(text)).toBeVisible({ timeout: 11_000 });
  await expect(reader.getByText(/\d+ here/)).toHaveCount(0);
  await reader.context().close();
});

test('what was missed while offline is there afterwards, once and in order', async ({ page, browser }) => {
  await signUp(page, 'Cy Writer');
  const reader = await another(browser);
  await openPanel(reader);
  await openPanel(page);
  await expect(reader.getByText(/\d+ here/)).toBeVisible();
  await reader.context().setOffline(true);
  const texts = [words('one'), words('two'), words('three')];
  for (const text of texts) {
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(list(page).getByText(text)).toHaveCount(1);
  }
  await reader.context().setOffline(false);
  for (const text of texts) await expect(list(reader).getByText(text)).toHaveCount(1, { timeout: 20_000 });
  const all = await list(reader).getByRole('listitem').allTextContents();
  const places = texts.map((text) => all.findIndex((line) => line.includes(text)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await reader.context().close();
});

test('a guest who sends is asked to sign in, and the text is gone', async ({ page }) => {
  await openPanel(page);
  await box(page).fill('Let me in');
  await box(page).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(box(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(list(page).getByText('Let me in')).toHaveCount(0);
});

test('blank text is not sent; Shift and Enter makes a line', async ({ page }) => {
  await signUp(page, 'Di Writer');
  await openPanel(page);
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await box(page).fill('   ');
  await box(page).press('Enter');
  await page.getByRole('button', { name: 'Send' }).click();
  expect(posts.filter((url) => url.includes('/resources/live/'))).toEqual([]);
  await box(page).fill('first');
  await box(page).press('Shift+Enter');
  await box(page).pressSequentially('second');
  await expect(box(page)).toHaveValue('first\nsecond');
});

test.describe('when sending fails', () => {
  test.use({ toleratedErrors: [/net::ERR|Failed to load/] });

  test('the comment says so and can be sent again', async ({ page }) => {
    await signUp(page, 'Ed Writer');
    await openPanel(page);
    const text = words('Through the noise');
    await page.route('**/resources/live/**', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.continue(),
    );
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(list(page).getByRole('alert')).toContainText('This was not sent.');
    await page.unroute('**/resources/live/**');
    await list(page).getByRole('button', { name: 'Try again' }).click();
    await expect(list(page).getByRole('alert')).toHaveCount(0);
    await expect(list(page).getByText(text)).toHaveCount(1);
  });
});

test('who reads older ones is not moved, and is told of new ones', async ({ page, browser }) => {
  await signUp(page, 'Flo Writer');
  const reader = await another(browser);
  await reader.setViewportSize({ width: 1280, height: 420 });
  await openPanel(reader);
  await openPanel(page);
  await expect(reader.getByText(/\d+ here/)).toBeVisible();
  await list(reader).evaluate((stream) => stream.scrollTo({ top: -stream.scrollHeight }));
  const first = list(reader).getByRole('listitem').first();
  await expect(first).toBeInViewport();
  const before = await first.boundingBox();
  const text = words('Down here');
  await box(page).fill(text);
  await box(page).press('Enter');
  const unseen = reader.getByRole('button', { name: '1 new comment' });
  await expect(unseen).toBeVisible();
  expect((await first.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
  await unseen.click();
  await expect(list(reader).getByText(text)).toBeInViewport();
  await expect(unseen).toHaveCount(0);
  await reader.context().close();
});

test('the panel can be put away and brought back, and the film’s full screen is without it', {
  tag: '@full-browser',
}, async ({ page }) => {
  await openPanel(page);
  const width = async () => (await page.locator('video').boundingBox())?.width ?? 0;
  const beside = await width();
  await box(page).fill('Half a thought');
  await page.getByRole('button', { name: 'Hide live comments' }).click();
  await expect(box(page)).toHaveCount(0);
  expect(await width()).toBeGreaterThan(beside + 200);
  await page.getByRole('button', { name: 'Show live comments' }).click();
  await expect(box(page)).toHaveValue('Half a thought');
  await page.locator('video').hover();
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect.poll(width).toBe(1280);
});

test('on a phone it stands below the film', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page);
  const video = await page.locator('video').boundingBox();
  const panel = await page.getByRole('region', { name: 'Live comments' }).boundingBox();
  expect(panel?.y).toBeGreaterThanOrEqual((video?.y ?? 0) + (video?.height ?? 0) - 1);
  await expect(box(page)).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

for (const lng of ['en', 'ar']) {
  test(`is operable by everybody: ${lng}`, async ({ page }) => {
    await page.context().addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora', '/') }]);
    await page.goto(siteUrl('aurora', LIVE));
    await expect(page.locator('aside ol')).toBeVisible();
    await expectAccessible(page, 'aside');
  });
}
