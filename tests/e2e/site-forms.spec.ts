import type { BrowserContext } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { waitForHydration } from './support/hydrated.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

async function openTheme(context: BrowserContext) {
  await signedIn(context, 'owner@aurora.example', { brand: 'aurora', password: DEMO_PASSWORD });
  const page = await context.newPage();
  await page.goto(siteUrl('aurora', '/edit/theme'));
  const accent = page.getByLabel('Accent', { exact: true });
  const save = () => page.getByRole('button', { name: 'Save in the draft' }).click();
  return { page, accent, save };
}

test('a colour that two owners change at once is shown with both sides, and is the one that is saved again', async ({
  context,
  browser,
}) => {
  const elsewhere = await browser.newContext();
  elsewhere.on('page', waitForHydration);
  const [mine, theirs] = [await openTheme(context), await openTheme(elsewhere)];
  await theirs.accent.fill('#00d5a0');
  await theirs.save();
  await expect(theirs.page.getByText('Saved in the draft').filter({ visible: true }).first()).toBeVisible();
  await mine.accent.fill('#ff9f1c');
  await mine.save();
  const clash = mine.page.getByRole('listitem').filter({ hasText: 'Yours:' });
  await expect(clash).toContainText('#ff9f1c');
  await expect(clash).toContainText('#00d5a0');
  await expect(mine.accent).toHaveValue('#ff9f1c');
  await expectAccessible(mine.page);
  await mine.save();
  await expect(clash).toBeHidden();
  await mine.page.reload();
  await expect(mine.accent).toHaveValue('#ff9f1c');

  await theirs.accent.fill('#7cff6b');
  await theirs.save();
  await theirs.page.getByRole('link', { name: 'Keep what is there now' }).click();
  await expect(theirs.accent).toHaveValue('#ff9f1c');
  await elsewhere.close();
});

test('the form of a player shows titles or channels, by what is chosen', async ({ page, context }) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  await page.goto(siteUrl('pulse', '/edit/new-page'));
  await page.getByRole('main').getByLabel('Title').first().fill('Player');
  await page
    .getByRole('main')
    .getByLabel('Address')
    .first()
    .fill(`player-${crypto.randomUUID().slice(-8)}`);
  await page.getByRole('button', { name: 'Make the page' }).click();
  await page.getByRole('link', { name: 'Add the first block' }).click();
  await page.locator('input[value="defaultBannerPlayer"]').check();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page
    .getByRole('link', { name: /^Edit:/ })
    .first()
    .click();
  const type = page.locator('[name="player/type"]');
  const [title, channel] = ['title', 'channel'].map((name) => page.locator(`[name="player/${name}"]`));
  if (!title || !channel) throw new Error('a player has two targets');
  for (const [kind, shows] of [
    ['IPTV', { title: false, channel: true }],
    ['TRAILER', { title: true, channel: false }],
    ['CONTENT', { title: true, channel: false }],
    ['', { title: false, channel: false }],
  ] as const) {
    await type.selectOption(kind);
    await expect(title).toBeVisible({ visible: shows.title });
    await expect(channel).toBeVisible({ visible: shows.channel });
  }
});
