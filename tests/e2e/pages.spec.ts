import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('pages of text can be read, lead to each other and open their questions', async ({ page }) => {
  await test.step('a page is no wider than seventy characters', async () => {
    await page.setViewportSize({ width: 2560, height: 1200 });
    await page.goto(siteUrl('aurora', '/about-us'));
    const paragraph = page.getByRole('main').getByText(/^Aurora began/);
    const charactersALine = await paragraph.evaluate((element) => {
      const text = element.textContent ?? '';
      const lines = element.getClientRects()[0];
      const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
      return text.length / Math.round((lines?.height ?? 0) / lineHeight);
    });
    expect(charactersALine).toBeLessThanOrEqual(74);
    await page.setViewportSize({ width: 1280, height: 800 });
  });
  await test.step('the footer leads to every page', async () => {
    await page.goto(siteUrl('aurora', '/privacy-policy'));
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
    for (const [link, path] of [
      ['Terms of use', '/term-of-use'],
      ['Copyright', '/copyright'],
      ['Questions', '/faq'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(siteUrl('aurora', path));
      await expect(page.getByRole('heading', { level: 1, name: link })).toBeVisible();
    }
  });
  await test.step('questions open by keyboard', async () => {
    const main = page.getByRole('main');
    await main.locator('summary').first().focus();
    await page.keyboard.press('Enter');
    await expect(main.getByText(/^More than half of the films/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(main.getByText(/^More than half of the films/)).toBeHidden();
  });
  await test.step('the way home leads to no page that is missing', async () => {
    await page.goto(siteUrl('aurora', '/static/no-such-page'));
    await expect(page).toHaveURL(siteUrl('aurora', '/home'));
  });
});
