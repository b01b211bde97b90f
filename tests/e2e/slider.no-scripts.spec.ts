import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('sliders scroll and snap without scripts, and offer no button that would do nothing', async ({
  page,
}) => {
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
