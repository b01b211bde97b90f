import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { newEditedPage } from './support/edited-page.ts';
import { cutOut, decode } from './support/gallery/looks.ts';
import { skipWhereLooksDiffer } from './support/gallery/skip-where-looks-differ.ts';
import { textsOf } from './support/keys.ts';
import { STILL } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// gallery-baselines/ has the pictures that were reviewed, of blocks and of the stage.
test.use(STILL);
test.setTimeout(180_000);
skipWhereLooksDiffer();

const HEIGHT = 900;
/** As of the gallery's pictures. */
const TOLERANCE = { threshold: 0.2, maxDiffPixels: 100 };
const LAYOUTS = [
  { lng: 'en', width: 1440 },
  { lng: 'en', width: 800 },
  { lng: 'en', width: 390 },
  { lng: 'ar', width: 800 },
];

test('the stage looks as it did, with the tools of the block that has the focus', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@aurora.example', { brand: 'aurora', password: DEMO_PASSWORD });
  const stage = await newEditedPage(context, 'aurora', ['defaultBanner', 'definityCards'], 'A new season');
  for (const { lng, width } of LAYOUTS) {
    await test.step(`${width} px wide, ${lng}`, async () => {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(siteUrl('aurora', `${stage}?lang=${lng}`));
      await expect(page.getByText(textsOf(lng)('edit.save_saved'), { exact: true })).toBeVisible();
      await page.locator('section[data-block-id]').first().focus();
      await expect(page.getByRole('toolbar').first()).toBeVisible();
      const shot = await page.screenshot({ type: 'jpeg', quality: 100 });
      const look = await cutOut(await decode(shot), { key: 'stage', top: 0, height: HEIGHT });
      expect.soft(look).toMatchSnapshot(`stage-${width}-${lng}.webp`, TOLERANCE);
    });
  }
});
