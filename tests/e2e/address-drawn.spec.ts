import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('a page has an address once it is drawn, not while the one before is there', async ({ page }) => {
  await page.goto(siteUrl('aurora'), { waitUntil: 'networkidle' });
  // React takes its time here, as it does on a busy machine, while the router goes on.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 8 });
  await page.getByRole('main').locator('a[href^="/content/"]').first().press('Enter');
  await expect(page).toHaveURL(/\/content\//);
  expect(await page.title()).not.toBe('Aurora');
  await expect(page).not.toHaveURL(/\/home/);
  await expect(expect(page).toHaveURL(/\/home/, { timeout: 100 })).rejects.toThrow(/\/home/);
});
