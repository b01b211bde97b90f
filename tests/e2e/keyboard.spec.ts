import type { BrowserContext, Page } from '@playwright/test';
import { IS_TEST_ALL } from '#tests/support/test-all.ts';
import { newViewer } from './support/account.ts';
import { fillIn, tabTo, textsOf } from './support/keys.ts';
import { STILL } from './support/motion.ts';
import { player, untilPlaying } from './support/player.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { FILM_WATCH, newEmail, PASSWORD } from './support/viewer.ts';

// No pointer, no `focus()`, no click: only keys, and after each step the place where the next one is pressed.
test.use(STILL);

const TITLE = '/content/the-keeper';
const main = (page: Page) => page.getByRole('main');
const typeKeys = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve());

async function speak(context: BrowserContext, language: string) {
  await context.addCookies([{ name: 'lng', value: language, url: siteUrl('aurora') }]);
  return textsOf(language);
}

/** The language in which a test runs for every change; `npm run test:all` runs it in both directions of writing. */
const languages = (one: 'en' | 'ar') => (IS_TEST_ALL ? ['en', 'ar'] : [one]);

for (const language of languages('en')) {
  test(`${language}: keys alone register, fill a watchlist, take it back and change a password`, async ({
    page,
    context,
  }) => {
    const text = await speak(context, language);
    const dialog = page.getByRole('dialog');
    const header = page.getByRole('banner');
    await page.goto(siteUrl('aurora', TITLE), { waitUntil: 'networkidle' });
    const signIn = header.getByRole('link', { name: text('shell.sign_in'), exact: true });
    await tabTo(page, signIn);
    await typeKeys(page, 'Enter');
    const email = dialog.getByLabel(text('auth.email'));
    await expect(email).toBeFocused();
    await typeKeys(page, 'Enter');
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    await expect(email).toBeFocused();
    await typeKeys(page, 'Escape');
    await expect(signIn).toBeFocused();
    await typeKeys(page, 'Enter');
    await expect(email).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: text('auth.register'), exact: true }));
    await typeKeys(page, 'Enter');
    await expect(dialog.getByLabel(text('auth.name'))).toBeFocused();
    await fillIn(page, 'Kay Board', newEmail(), PASSWORD);
    const again = dialog.getByLabel(text('auth.confirm_password'));
    await tabTo(page, again);
    await fillIn(page, `${PASSWORD}x`);
    await typeKeys(page, 'Enter');
    await expect(again).toHaveAttribute('aria-invalid', 'true');
    await expect(again).toBeFocused();
    await typeKeys(page, 'Backspace', 'Enter');
    await expect(dialog).toHaveCount(0);
    // The link that led here is no more.
    await expect(main(page)).toBeFocused();
    await expect(page).toHaveURL(siteUrl('aurora', TITLE));

    const add = main(page).getByRole('button', { name: text('library.add_watchlist') });
    await tabTo(page, add);
    await typeKeys(page, 'Space');
    await expect(main(page).getByRole('button', { name: text('library.remove_watchlist') })).toBeFocused();
    const menu = header.getByRole('navigation', { name: text('shell.account_menu') });
    await tabTo(page, menu.locator('summary'), 'Shift+Tab');
    await typeKeys(page, 'Enter');
    await tabTo(page, menu.getByRole('link', { name: text('shell.my_watchlist') }));
    await typeKeys(page, 'Enter');
    await expect(page).toHaveURL(siteUrl('aurora', '/watchlist'));
    await expect(main(page)).toBeFocused();
    await expect(main(page)).toHaveAttribute('aria-label', await page.title());

    const cards = main(page).locator('a[data-card]');
    await tabTo(page, main(page).getByRole('listitem').getByRole('button'));
    await typeKeys(page, 'Enter');
    await expect(cards).toHaveCount(0);
    await expect(main(page)).toBeFocused();
    const undo = page.getByRole('button', { name: text('library.undo'), exact: true });
    await expect(undo).toBeVisible();
    await typeKeys(page, 'Tab');
    await expect(undo).toBeFocused();
    await typeKeys(page, 'Enter');
    await expect(cards).toHaveCount(1);
    await expect(main(page)).toBeFocused();
    await tabTo(page, cards);
    await typeKeys(page, 'Enter');
    await expect(page).toHaveURL(siteUrl('aurora', TITLE));
    await expect(main(page)).toBeFocused();
    await page.goBack();
    await expect(cards).toHaveCount(1);
    await expect(cards).toBeFocused();

    await page.goto(siteUrl('aurora', '/profile'), { waitUntil: 'networkidle' });
    const change = main(page).getByRole('link', { name: text('account.change_password') });
    await tabTo(page, change);
    await typeKeys(page, 'Enter');
    await expect(dialog.getByLabel(text('auth.old_password'))).toBeFocused();
    await tabTo(page, dialog.getByRole('button', { name: text('common.close') }), 'Shift+Tab');
    await typeKeys(page, 'Enter');
    await expect(dialog).toHaveCount(0);
    await expect(change).toBeFocused();
  });
}

for (const language of languages('ar')) {
  test(`${language}: keys alone review in half stars, comment, reply, edit and delete`, async ({
    page,
    context,
  }) => {
    const text = await speak(context, language);
    await newViewer(context);
    const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    const dialog = page.getByRole('dialog');
    await page.goto(siteUrl('aurora', '/content/the-orchard-thief?tab=reviews'), {
      waitUntil: 'networkidle',
    });
    await tabTo(page, main(page).getByRole('link', { name: text('community.write_review') }));
    await typeKeys(page, 'Enter');
    const stars = dialog.getByRole('radio');
    await expect(stars.first()).toBeFocused();
    await typeKeys(page, 'Home', onward, onward);
    await expect(stars.nth(2)).toBeFocused();
    await expect(stars.nth(2)).toBeChecked();
    await typeKeys(page, 'Tab', 'Tab');
    await fillIn(page, 'By keys');
    await typeKeys(page, 'Tab', 'Enter');
    const title = dialog.getByLabel(text('reviews.heading'));
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await expect(title).toBeFocused();
    await fillIn(page, 'Keys');
    await typeKeys(page, 'Enter');
    await expect(dialog).toHaveCount(0);
    const edit = main(page).getByRole('link', { name: text('community.edit_review') });
    await expect(edit).toBeFocused();

    await page.goto(siteUrl('aurora', '/content/the-orchard-thief?tab=comments'), {
      waitUntil: 'networkidle',
    });
    const box = page.getByRole('textbox', { name: text('community.write_comment') });
    const words = `${language} ${Date.now()}`;
    const comment = page.getByRole('article').filter({ hasText: words });
    await tabTo(page, box);
    await fillIn(page, words);
    await typeKeys(page, 'Enter');
    await expect(comment).toBeVisible();
    await expect(page.getByText(text('community.comment_posted'))).toBeAttached();
    await expect(box).toBeFocused();
    const reply = comment.getByRole('link', { name: text('community.reply') });
    await tabTo(page, reply);
    await typeKeys(page, 'Enter');
    await expect(page.getByRole('textbox', { name: text('community.write_reply') })).toBeFocused();
    await typeKeys(page, 'Escape');
    await expect(reply).toBeFocused();
    const options = comment.locator('summary');
    await typeKeys(page, 'Tab');
    await expect(options).toBeFocused();
    await typeKeys(page, 'Enter');
    await tabTo(page, comment.getByRole('link', { name: text('community.edit_comment') }));
    await typeKeys(page, 'Enter');
    await expect(page.getByRole('textbox', { name: text('community.edit_comment') })).toBeFocused();
    await fillIn(page, '!');
    await typeKeys(page, 'Enter');
    await expect(comment).toContainText(`${words}!`);
    await expect(options).toBeFocused();

    await typeKeys(page, 'Enter');
    await tabTo(page, comment.getByRole('link', { name: text('community.delete_comment') }));
    await typeKeys(page, 'Enter');
    await expect(dialog).toBeVisible();
    await typeKeys(page, 'Escape');
    await expect(options).toBeFocused();
    await typeKeys(page, 'Enter');
    await tabTo(page, comment.getByRole('link', { name: text('community.delete_comment') }));
    await typeKeys(page, 'Enter');
    await tabTo(page, dialog.getByRole('button', { name: text('community.delete_comment') }));
    await typeKeys(page, 'Enter');
    await expect(comment).toHaveCount(0);
    await expect(page.locator('body:focus')).toHaveCount(0);
    await expect(main(page).locator(':focus')).toHaveCount(1);
  });
}

for (const language of languages('en')) {
  test(`${language}: keys alone play, ask for the keys, choose from a playlist and go through the guide`, {
    tag: '@plays-films',
  }, async ({ page, context }) => {
    const text = await speak(context, language);
    const onward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
    await page.goto(siteUrl('aurora', '/content/the-salt-road'), { waitUntil: 'networkidle' });
    const watch = main(page).getByRole('link', { name: text('player.watch_now'), exact: true });
    await tabTo(page, watch);
    await typeKeys(page, 'Enter');
    await expect(page).toHaveURL(siteUrl('aurora', FILM_WATCH));
    await expect(player(page)).toBeFocused();
    await untilPlaying(page);
    await typeKeys(page, 'k');
    await expect(player(page).getByRole('button', { name: text('player.play'), exact: true })).toBeVisible();
    await typeKeys(page, '?');
    const keys = page.getByRole('dialog', { name: text('player.keys') });
    await expect(keys).toBeVisible();
    await expect(keys.getByRole('button')).toBeFocused();
    await typeKeys(page, 'Escape');
    await expect(keys).toHaveCount(0);
    await expect(player(page)).toBeFocused();
    const settings = player(page).getByRole('button', { name: text('player.settings') });
    await tabTo(page, settings);
    await typeKeys(page, 'Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await typeKeys(page, 'Escape');
    await expect(settings).toBeFocused();
    await typeKeys(page, 'Escape');
    await expect(watch).toBeFocused();

    await page.goto(siteUrl('aurora', '/playlist/slow-cinema-sundays'), { waitUntil: 'networkidle' });
    const items = main(page).locator('ol a[data-item]');
    await tabTo(page, items.first());
    await typeKeys(page, 'ArrowDown');
    await expect(items.nth(1)).toBeFocused();
    await typeKeys(page, 'Enter');
    await expect(page).toHaveURL(/item=/);
    await expect(player(page)).toBeFocused();

    await page.goto(siteUrl('aurora', '/channels?view=guide'), { waitUntil: 'networkidle' });
    const grid = page.getByRole('grid');
    await tabTo(page, grid.getByRole('rowheader').first().getByRole('link'));
    await typeKeys(page, onward);
    const cell = grid.getByRole('gridcell').getByRole('link').and(page.locator(':focus'));
    await expect(cell).toBeInViewport();
    await typeKeys(page, 'Home', 'Enter');
    await expect(page).toHaveURL(/\/channel\//);
    await expect(main(page)).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/view=guide/);
    await expect(grid.locator(':focus')).toHaveCount(1);
  });
}
