import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

test("Pulse's home is whole: every block, the hero's next slide under the finger, the search", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(siteUrl('pulse'));
  const main = page.getByRole('main');
  for (const name of [
    'Strong starts soft',
    'Train with us, live',
    'What does your body say?',
    'Fresh this week',
    'The first week is on us',
    'The people who will say “one more”',
    'A plan for your week',
    'What our coaches do on Sundays',
    'All of it, or for a while',
    'Where we train',
    'Ready when you are',
  ])
    await expect(main.getByRole('heading', { level: 2, name }).first()).toBeAttached();
  // Buttons that could do nothing are not there.
  await expect(main.getByRole('button', { name: /Next|Pause/ })).toHaveCount(0);
  const opening = page.locator('[data-block="fullHeightSlider"]');
  await opening.locator('ul').evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }));
  await opening.getByRole('link', { name: 'Join live' }).click();
  await expect(page).toHaveURL(/pulse-live-hiit/);
  await page.goBack();
  await main.getByRole('textbox').fill('kettlebell');
  await main.getByRole('textbox').press('Enter');
  await expect(page).toHaveURL(siteUrl('pulse', '/search?search_text=kettlebell'));
  await page.goto(siteUrl('pulse'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'The studio' }).click();
  await expect(page).toHaveURL(siteUrl('pulse', '/custom/studio'));
});
