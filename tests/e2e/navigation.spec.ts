import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 412, height: 823 } });

test('a tap on a title fetches its data once, and its styles without waiting for its code', async ({
  page,
}) => {
  const isStyled = page.waitForRequest(/\/assets\/detail-[^/]+\.css$/);
  await page.route(/\/assets\/content-[^/]+\.js$/, async (route) => {
    await isStyled;
    await route.continue();
  });
  await page.goto(siteUrl('aurora'), { waitUntil: 'networkidle' });
  const data: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.data')) data.push(pathname);
  });
  const title = page.getByRole('main').locator('a[href^="/content/"]').filter({ visible: true }).first();
  const href = await title.getAttribute('href');
  await title.tap();
  await expect(page).toHaveURL(siteUrl('aurora', href ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(data).toEqual([`${href}.data`]);
});
