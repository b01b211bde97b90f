import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const LIVE = '/watch/northern-skies-live';

// Several viewers, each with a player: more than a small machine does in the usual time. All of them are in one room, so
// the tests go one after another: what is announced and counted in one must not be of another.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const box = (page: Page) => page.getByRole('textbox', { name: 'Say something…' });
const list = (page: Page) => page.getByRole('region', { name: 'Comments, newest last' });

/** Words of no other test. */
const words = (what: string) => `${what} ${Date.now()}-${Math.floor(Math.random() * 1e6)}`;

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

test('what one viewer writes another reads within two seconds, also what was missed offline, until staff hides it', async ({
  page,
  browser,
}) => {
  await signedIn(page.context(), 'staff@aurora.example');
  const reader = await browser.newPage();
  await reader.setViewportSize({ width: 1280, height: 420 });
  await openPanel(reader);
  await openPanel(page);
  await expect(page.getByText(/\d+ here/)).toBeVisible();
  await expect(reader.getByText(/\d+ here/)).toBeVisible();
  const write = async (text: string) => {
    await box(page).fill(text);
    await box(page).press('Enter');
    await expect(list(page).getByText(text)).toHaveCount(1);
  };
  const text = words('Green all over');
  await write(text);
  await expect(list(reader).getByText(text)).toBeVisible({ timeout: 2_000 });
  await expect(box(page)).toHaveValue('');
  await expect(list(page).getByText('Sending…')).toHaveCount(0);
  await expect(reader.getByRole('status').filter({ hasText: text })).toHaveCount(1);
  expect(await hide(page, text)).toBe(200);
  for (const panel of [reader, page]) {
    await expect(list(panel).getByText(text)).toHaveCount(0, { timeout: 2_000 });
  }

  // A viewer who reads older ones is not moved.
  await list(reader).evaluate((stream) => stream.scrollTo({ top: -stream.scrollHeight }));
  const first = list(reader).getByRole('listitem').first();
  await expect(first).toBeInViewport();
  const before = await first.boundingBox();
  const below = words('Down here');
  await write(below);
  const unseen = reader.getByRole('button', { name: '1 new comment' });
  await expect(unseen).toBeVisible();
  expect((await first.boundingBox())?.y).toBeCloseTo(before?.y ?? -1, 0);
  await unseen.click();
  await expect(list(reader).getByText(below)).toBeInViewport();
  await expect(unseen).toHaveCount(0);

  await reader.context().setOffline(true);
  const texts = [words('one'), words('two'), words('three')];
  for (const missed of texts) await write(missed);
  await reader.context().setOffline(false);
  for (const missed of texts) {
    await expect(list(reader).getByText(missed)).toHaveCount(1, { timeout: 20_000 });
  }
  const all = await list(reader).getByRole('listitem').allTextContents();
  const places = texts.map((missed) => all.findIndex((line) => line.includes(missed)));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  await reader.context().close();
});

test('the panel can be put away and brought back, and the film’s full screen is without it', {
  tag: '@full-browser',
}, async ({ page }) => {
  await openPanel(page);
  await expectAccessible(page, 'aside');
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

test('on a phone, in Arabic, it is below the film and operable by everybody', async ({ page }) => {
  await page.context().addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora', '/') }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('aurora', LIVE));
  const panel = page.locator('aside');
  await expect(panel.locator('ol')).toBeVisible();
  const video = await page.locator('video').boundingBox();
  expect((await panel.boundingBox())?.y).toBeGreaterThanOrEqual((video?.y ?? 0) + (video?.height ?? 0) - 1);
  await expect(panel.getByRole('textbox')).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, 'aside');
});
