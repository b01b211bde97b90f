import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { pngOf } from '#tests/support/pictures.ts';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const STAGE = '/edit/on/page%3Abuilt-challenge';

test('a picture is cropped by keys, uploaded in all sizes, used, and pointed at', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  await page.goto(siteUrl('pulse', STAGE));
  // The tools come with the focus.
  await page
    .getByRole('link', { name: /^Edit:/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByText('Four weeks, one mountain').first().click();
  await page.getByRole('button', { name: 'Choose a picture' }).first().click();

  await test.step('as wide as its place wants it', async () => {
    const file = { name: 'mountain.png', mimeType: 'image/png' };
    const buffer = Buffer.from(pngOf({ width: 1800, height: 1800, grey: 90 }));
    await page.getByLabel('Picture to upload').setInputFiles({ ...file, buffer });
    await expect(page.getByRole('radio', { name: /^As wanted/ })).toBeChecked();
    const size = page.getByRole('status').filter({ hasText: 'pixels' }).first();
    await expect(size).toContainText('1800 ×');
    await page.getByRole('radio', { name: 'Square (1:1)' }).check();
    await expect(size).toContainText('1800 × 1800 pixels');
    await page.getByRole('slider', { name: 'Zoom' }).focus();
    await page.keyboard.press('End');
    await expect(size).toContainText('450 × 450 pixels');
    await page.getByRole('radio', { name: 'Wide (16:9)' }).check();
    await expect(size).toContainText('1800 × 1013 pixels');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Upload', exact: true }).click();
    await expect(page.getByText('1600 × 900 pixels')).toBeVisible();
  });

  await test.step('its point is set by a press or by keys', async () => {
    await page
      .getByRole('button', { name: /^Use this picture/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Focal point' }).first().click();
    const left = page.getByRole('slider', { name: 'From the left' });
    await expect(left).toHaveValue('50');
    const picture = page.locator('main img').first();
    await expect(picture).toBeVisible();
    const box = await picture.boundingBox();
    if (!box) throw new Error('The picture has no box');
    await page.mouse.click(box.x + box.width * 0.25, box.y + box.height * 0.75);
    await expect(left).toHaveValue('25');
    await expect(page.getByRole('slider', { name: 'From the top' })).toHaveValue('75');
    await left.focus();
    await page.keyboard.press('ArrowLeft');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Picture', { exact: true }).first()).toHaveValue(/\.f24-75\.w1600\.webp$/);
  });

  await test.step('and crops of the page show it', async () => {
    await page.goto(siteUrl('pulse', STAGE));
    const shown = page.locator('[data-held] img[src*="/uploads/"]').first();
    await expect(shown).toHaveCSS('object-position', '24% 75%');
  });

  await test.step('as does an upright crop on a phone, of a file that is large enough for it', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl('pulse', '/preview/draft/page%3Abuilt-challenge'));
    const shown = page.locator('main img[src*="/uploads/"]').first();
    await expect(shown).toHaveCSS('object-position', '24% 75%');
    const loaded = () =>
      shown.evaluate((image: HTMLImageElement) => ({
        file: image.currentSrc.split('.').slice(-2).join('.'),
        width: image.naturalWidth,
        isUpright: image.height > image.width,
      }));
    // The crop that was drawn for phones is of the middle: the full picture is cropped by its point.
    await expect.poll(loaded).toEqual({ file: 'w1600.webp', width: 1600, isUpright: true });
  });

  await test.step('and undo takes it back', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(siteUrl('pulse', STAGE));
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
  });
});
