import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { player, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ playsFilms: true });

const FIRST = '/watch/clockwork-city-1';
const SECOND = '/watch/clockwork-city-2';
const LAST = '/watch/clockwork-city-3';
/** From the last frame of one episode to the first of the next: a cut, not loading. */
const SMOOTH_CHANGE_MS = 1_000;

const card = (page: Page) => page.getByRole('group', { name: /^(Next episode|الحلقة التالية)$/ });

async function goNearEnd(page: Page, left = 5) {
  const video = page.locator('video');
  await expect.poll(() => video.evaluate(({ duration }: HTMLVideoElement) => duration)).toBeGreaterThan(1);
  await video.evaluate((element: HTMLVideoElement, seconds) => {
    element.currentTime = element.duration - seconds;
  }, left);
}

/** How long the picture is gone: from the last frame of this episode to the first of the next. */
const changeOf = (page: Page) =>
  page.locator('video').evaluate(
    (video: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        let goneAt = 0;
        video.addEventListener('emptied', () => {
          goneAt ||= performance.now();
        });
        video.addEventListener('loadedmetadata', () => {
          video.requestVideoFrameCallback(() => resolve(performance.now() - goneAt));
        });
      }),
  );

async function faults(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

test('an episode goes on to the next by itself, at its address, without a wait', async ({ page }) => {
  await page.goto(siteUrl('aurora', FIRST));
  await untilPlaying(page);
  // Looked for from here on: what is looked at meanwhile takes a busy machine longer than the countdown.
  const change = changeOf(page);
  await goNearEnd(page, 8);
  await expect(card(page)).toContainText('S1 E2 The Seventh Arch');
  expect(await faults(page)).toEqual([]);
  await expect(player(page)).toBeFocused();
  expect(await change).toBeLessThan(SMOOTH_CHANGE_MS);
  await expect(page).toHaveURL(siteUrl('aurora', SECOND));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Seventh Arch');
  await expect(page).toHaveTitle(/^The Seventh Arch · /);
  await untilPlaying(page);
  // The list, and the episode before, by the bar's buttons.
  await page.getByRole('button', { name: 'Episodes' }).click();
  const list = page.getByRole('region', { name: 'Episodes' });
  await expect(list.getByRole('button', { name: /The Seventh Arch/ })).toBeFocused();
  expect(await faults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous episode' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', FIRST));
});

test('by keyboard the card is cancelled and played, over a page too, and the dialog stays', async ({
  page,
}) => {
  await page.goto(siteUrl('aurora', '/content/clockwork-city-1'));
  await page.getByRole('main').getByRole('link', { name: 'Watch now', exact: true }).click();
  await untilPlaying(page);
  await goNearEnd(page);
  await expect(card(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(page.locator('dialog[open] video')).toBeVisible();
  await page.keyboard.press('0');
  await goNearEnd(page, 7);
  const playNow = card(page).getByRole('button', { name: 'Play now' });
  await expect(playNow).toBeVisible();
  await playNow.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(siteUrl('aurora', SECOND));
  await expect(player(page)).toBeFocused();
  await untilPlaying(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(siteUrl('aurora', '/content/clockwork-city-1'));
});

test('in Arabic the card is mirrored, and after the last episode three titles follow', async ({ page }) => {
  await page.goto(siteUrl('aurora', `${LAST}?lang=ar`));
  await untilPlaying(page);
  await goNearEnd(page, 1);
  const panel = page.getByRole('region', { name: 'عناوين مشابهة' });
  await expect(panel.getByRole('link')).toHaveCount(3);
  expect(await faults(page)).toEqual([]);
  await page.goto(siteUrl('aurora', FIRST));
  await untilPlaying(page);
  await goNearEnd(page);
  await expect(card(page)).toContainText('الموسم ١ · الحلقة ٢');
  const box = await card(page).boundingBox();
  expect(box?.x).toBeLessThan(200);
});

test.describe('by touch on a phone, in Spanish', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the intro is skipped, the card cancelled and played', async ({ page, context }) => {
    await context.addCookies([{ name: 'lng', value: 'es', url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', FIRST));
    await untilPlaying(page);
    const secondOf = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
    await expect.poll(secondOf).toBeGreaterThan(2);
    await page.getByRole('button', { name: 'Saltar intro' }).tap();
    await expect.poll(secondOf).toBeGreaterThanOrEqual(6);
    const next = page.getByRole('group', { name: 'Episodio siguiente' });
    await goNearEnd(page, 7);
    await expect(next).toContainText('T1 E2 El séptimo arco');
    expect(await faults(page)).toEqual([]);
    await next.getByRole('button', { name: 'Cancelar' }).tap();
    await expect(next).toHaveCount(0);
    await expect(page).toHaveURL(siteUrl('aurora', FIRST));
    await page.locator('video').evaluate((video: HTMLVideoElement) => {
      video.currentTime = 10;
    });
    await expect(next).toHaveCount(0);
    await goNearEnd(page, 7);
    await next.getByRole('button', { name: 'Ver ya' }).tap();
    await expect(page).toHaveURL(siteUrl('aurora', SECOND));
    await untilPlaying(page);
  });

  test('a season is chosen, and a film ends with three titles', async ({ page, context }) => {
    await context.addCookies([{ name: 'lng', value: 'es', url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', '/content/clockwork-city'));
    await page
      .getByRole('navigation', { name: 'Temporadas' })
      .getByRole('link', { name: 'Temporada 2' })
      .tap();
    await expect(page.getByRole('link', { name: 'Temporada 2' })).toHaveAttribute('aria-current', /./);
    await expect(page.getByRole('main').locator(`a[href*="clockwork-city-3"]`).first()).toBeVisible();
    await page.goto(siteUrl('aurora', '/watch/the-salt-road'));
    await untilPlaying(page);
    await goNearEnd(page, 1);
    await expect(page.getByRole('region', { name: 'Más títulos parecidos' }).getByRole('link')).toHaveCount(
      3,
    );
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('links under the player lead to the episodes before and after', async ({ page }) => {
    await page.goto(siteUrl('aurora', FIRST));
    const next = page.getByRole('link', { name: 'Next episode: The Seventh Arch' });
    await expect(next).toBeInViewport();
    await next.click();
    await expect(page).toHaveURL(siteUrl('aurora', SECOND));
    await expect(page.getByRole('link', { name: 'Previous episode: Mainspring' })).toBeInViewport();
    await expect(page.locator('video[controls]')).toBeVisible();
  });
});
