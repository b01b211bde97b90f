import { newViewer } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM } from './support/viewer.ts';

// What CSS and the browser decide. Links, forms and redirects are in tests/integration/no-scripts.

// The browser reports each script that it does not run.
test.use({ javaScriptEnabled: false, toleratedErrors: [/Blocked script execution/] });

test.describe('sliders without scripts', () => {
  test('scroll, snap and have no button that needs scripts', async ({ page }) => {
    await page.goto(siteUrl('pulse', '/__blocks?block=inventorySlide'));
    const region = page.getByRole('region', { name: 'Straight from the shelf' });
    const slides = region.getByRole('listitem');
    await expect(slides).toHaveCount(8);
    await expect(region.getByRole('button')).toHaveCount(0);
    const first = await slides.first().boundingBox();
    await slides.first().hover();
    await page.mouse.wheel(300, 0);
    await expect
      .poll(async () => ((await slides.nth(1).boundingBox())?.x ?? 0) - (first?.x ?? 0))
      .toBeLessThan(1);
    await slides.last().getByRole('link').focus();
    await expect(slides.last().getByRole('link')).toBeInViewport();
  });

  test('begin with their first slide: no empty place waits for one before it', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(siteUrl('aurora'));
    const slides = page.locator('[aria-roledescription="carousel"]').first().getByRole('listitem');
    const [first, second] = [await slides.first().boundingBox(), await slides.nth(1).boundingBox()];
    expect(first?.x).toBeLessThan(20);
    expect(second?.x).toBeLessThan(1440);
    expect(first?.width).toBeCloseTo(1440 * 0.7, -1);
  });

  test('links show the next slide of Pulse’s home page on a phone, whose link can be clicked', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('pulse'));
    const hero = page.locator('[data-block="fullHeightSlider"]');
    await hero.locator('ul').evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }));
    const link = hero.getByRole('link', { name: 'Join live' });
    await expect(link).toBeInViewport({ ratio: 1 });
    await link.click();
    await expect(page).toHaveURL(/pulse-live-hiit/);
  });
});

test.describe('what opens and closes without scripts', () => {
  test('a description opens, and is taller then', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('aurora', FILM));
    const text = page.getByText(/Once a year the salt goes north/).first();
    const heightOf = async () => (await text.boundingBox())?.height ?? 0;
    const folded = await heightOf();
    await page.getByText('Show more').click();
    expect(await heightOf()).toBeGreaterThan(folded);
    await page.getByText('Show less').click();
    expect(await heightOf()).toBe(folded);
  });

  test('a question opens, and the header’s menu, whose entry is marked on its own page', async ({ page }) => {
    await page.goto(siteUrl('aurora', FILM));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions' }).click();
    const answer = page.getByRole('main').getByText(/^More than half of the films/);
    await expect(answer).toBeHidden();
    await page.getByRole('main').getByText('What is free?').click();
    await expect(answer).toBeVisible();

    await page.setViewportSize({ width: 1440, height: 900 });
    const nav = page.getByRole('banner').getByRole('navigation', { name: 'Categories' });
    const entry = nav.locator('details').getByRole('link').first();
    await expect(entry).toBeHidden();
    await nav.getByText('More', { exact: true }).click();
    const name = await entry.innerText();
    await entry.click();
    await expect(page).toHaveURL(/\/category\//);
    await nav.getByText('More', { exact: true }).click();
    await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
  });
});

test.describe('the header’s search without scripts', () => {
  test('the field takes Enter, but not for blank text', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(siteUrl('aurora', '/about-us'));
    const field = page.getByRole('banner').getByRole('searchbox');
    await field.fill('  ');
    await field.press('Enter');
    await expect(page).toHaveURL(siteUrl('aurora', '/about-us'));
    await field.fill('salt');
    await field.press('Enter');
    await expect(page).toHaveURL(siteUrl('aurora', '/search?search_text=salt'));
    await expect(field).toHaveValue('salt');
  });
});

test.describe('what is shown at the start without scripts', () => {
  test('a link of the guide shows the programme on now', async ({ page }) => {
    await page.goto(siteUrl('pulse', '/channels?view=guide'));
    await page.getByRole('link', { name: 'Go to what is on now' }).click();
    const row = page.getByRole('group', { name: 'Pulse Calm' });
    await expect(row.locator('[data-state="on-air"]')).toBeInViewport();
  });

  test('live chat shows its newest message, the member’s own after sending it', async ({ page, context }) => {
    await newViewer(context);
    await page.goto(siteUrl('aurora', '/watch/northern-skies-live'));
    const lines = page.locator('aside').getByRole('listitem');
    await expect(lines.last()).toBeInViewport();
    const text = `Written by hand ${Date.now()}`;
    await page.getByRole('textbox', { name: 'Say something…' }).fill(text);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(lines.last()).toContainText(text);
    await expect(lines.last()).toBeInViewport();
  });
});
