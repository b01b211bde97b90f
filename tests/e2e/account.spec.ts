import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { newViewer, signedIn } from './support/account.ts';
import { untilHydrated } from './support/hydrated.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

test.use({ toleratedErrors: [/status of 400 .*\/profile\/delete/] });

/** The line for browsers without scripts has the same words, unseen. */
const toast = (page: Page, words: string | RegExp) => page.getByRole('status').filter({ hasText: words });

test('a member edits the profile, ends another browser’s session, leaves and comes back', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const email = await newViewer(page.context());
  const main = page.getByRole('main');

  await page.goto(siteUrl('aurora', '/profile'));
  await expectAccessible(page);
  await expect(main.getByText('NOT VERIFIED')).toBeVisible();
  await expect(main.getByLabel('Email')).toBeDisabled();
  await main.getByLabel('Name').fill('');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(main.getByText('Please enter your name')).toBeVisible();
  await main.getByLabel('Name').fill('Noor Haddad');
  await main.getByLabel(/^Phone/).fill('0791234567');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Your profile is updated')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Your account' }).first()).toContainText('Noor');
  await main.getByRole('button', { name: 'Resend the mail' }).click();
  await expect(toast(page, 'Mail for Email Verification sent please check your mailbox')).toBeVisible();

  // Another browser signs in, and is seen and ended from here.
  const elsewhere = await browser.newContext();
  await signedIn(elsewhere, email);
  const other = await elsewhere.newPage();
  await other.goto(siteUrl('aurora', '/watchlist'));
  await expect(other.getByText('Your watchlist is empty')).toBeVisible();
  await main.getByRole('link', { name: 'Devices' }).click();
  await expect(main.getByText('This device', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await main
    .getByRole('listitem')
    .getByRole('button', { name: /^Sign out/ })
    .click();
  await expect(toast(page, 'That device is signed out')).toBeVisible();
  await expect(main.getByText('You are signed in nowhere else.')).toBeVisible();
  await other.getByRole('link', { name: 'Find something to watch' }).click();
  await expect(other.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await elsewhere.close();

  await main.getByRole('link', { name: 'Your data' }).click();
  await expectAccessible(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'Download my data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^aurora-.*\.json$/);
  await main.getByRole('link', { name: 'Delete my account' }).click();
  await main.getByLabel('Password', { exact: true }).fill('not the one');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(main.getByText('The current password is not right.')).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await expect(toast(page, /will be erased on/)).toBeVisible();
  await page.goto(siteUrl('aurora', '/login?redirectTo=/profile'));
  await main.getByLabel('Email').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await main.getByRole('button', { name: 'Sign in' }).click();
  await expect(toast(page, 'Welcome back. Your account stays.')).toBeVisible();
  await expect(main.getByLabel('Name')).toHaveValue('Noor Haddad');
});

test('devices show the times of the device that looks at them', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'Pacific/Kiritimati' });
  await signedIn(context, await newViewer(context));
  const page = await context.newPage();
  await page.goto(siteUrl('aurora', '/profile/sessions'));
  const signedInAt = page.getByRole('main').getByRole('listitem').locator('time').first();
  const timeInZone = async () => {
    const moment = new Date((await signedInAt.getAttribute('datetime')) ?? '');
    const options = { timeZone: 'Pacific/Kiritimati', hour: 'numeric', minute: '2-digit' } as const;
    return new Intl.DateTimeFormat('en', options).format(moment);
  };
  await expect(signedInAt).toContainText(await timeInZone());
  // From then on the server writes them so.
  await page.reload({ waitUntil: 'commit' });
  await expect(signedInAt).toContainText(await timeInZone());
  await context.close();
});

test('a watchlist is filled in the player, shows its titles, loses one and gets it back', async ({
  page,
}) => {
  await newViewer(page.context());
  await page.goto(siteUrl('aurora', '/content/the-keeper'));
  await page.getByRole('main').getByRole('button', { name: 'Add to your watchlist' }).click();
  await expect(page.getByText('Added to your watchlist')).toBeVisible();
  await page.goto(siteUrl('aurora', '/watch/the-salt-road'));
  const add = page.getByRole('button', { name: 'Add to your watchlist' });
  await add.click();
  await expect(page.getByRole('button', { name: 'Remove from your watchlist' })).toBeVisible();
  await expect(page.getByText('Added to your watchlist')).toBeVisible();

  await page.goto(siteUrl('aurora', '/watchlist'));
  const main = page.getByRole('main');
  const titles = main.locator('a[data-card]');
  await expect(titles).toHaveCount(2);
  await expect(titles.first()).toContainText('The Salt Road');
  await expect(main.getByText('2 titles')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Remove “The Salt Road” from your watchlist' }).click();
  await expect(titles).toHaveCount(1);
  await expect(main.getByText('1 title', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles).toHaveCount(2);
  // A pointer that rests opens the card, which lies over the button.
  await page.mouse.move(0, 0);
  await expect(page.locator('body > section')).toHaveCount(0);
  // It goes at once, and a page loaded anew would come before it is written.
  // Its own answer, for that to Undo may still be on its way.
  const isWritten = page.waitForResponse((response) =>
    Boolean(response.request().postData()?.includes('the-keeper')),
  );
  await main.getByRole('button', { name: 'Remove “The Keeper” from your watchlist' }).click();
  await expect(titles).toHaveCount(1);
  await isWritten;
  await page.reload();
  await expect(titles).toHaveCount(1);
  await untilHydrated(titles.first());
  await titles.first().hover();
  const detail = page.locator('body > section').filter({ hasText: 'The Salt Road' });
  await detail.getByRole('button', { name: 'Remove from your watchlist' }).click();
  await expect(main.getByText('Your watchlist is empty')).toBeVisible();
});
