import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ toleratedErrors: [/status of 404 .*\/content\/no-such-film/] });

// What every other wrong address answers: tests/integration/system/error-pages.test.ts.
test("a film that does not exist answers 404 in the brand's look, and leads home", async ({ page }) => {
  const response = await page.goto(siteUrl('aurora', '/content/no-such-film'));
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(siteUrl('aurora', '/'));
  await expect(page).toHaveTitle(/Aurora/);
});
