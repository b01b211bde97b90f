import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { expectToFitAndBeAccessible } from './support/fits-and-accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** Long and short, from both directions, and some with faults. */
const CSV = [
  'id,title,description,categories,release_time,Kennung der Altersfreigabe',
  ...Array.from({ length: 25 }, (_, at) =>
    [`imported-${at}`, at % 2 ? `ليلة على البحر ${at}` : `A night at sea ${at}`]
      .concat(['"A pilot comes home, and finds the harbor changed."', 'Drama', '2026-03-01', '12'])
      .join(','),
  ),
  'no good id!,Broken,,Drama,2026-03-01,',
  'imported-99,Wrong date,,Drama,2026-02-30,',
].join('\r\n');

for (const lng of ['en', 'ar'] as const)
  test(`a file is looked at and checked, and its pages fit and are accessible, ${lng}`, async ({
    page,
    context,
  }) => {
    await signedIn(context, 'owner@aurora.example', { password: DEMO_PASSWORD });
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', '/studio/import'));
    await expectToFitAndBeAccessible(page);
    const file = { name: 'titles.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) };
    await page.locator('input[type="file"]').setInputFiles(file);
    await page.getByRole('main').locator('form button[type="submit"]').first().press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('titles.csv');
    await expectToFitAndBeAccessible(page);
    await page.getByRole('main').locator('button[value="check"]').press('Enter');
    await expect(page.getByRole('main').locator('button[value="run"]')).toBeVisible({ timeout: 30_000 });
    await expectToFitAndBeAccessible(page);
  });
