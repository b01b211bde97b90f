import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { newEmail, PASSWORD, register } from './support/viewer.ts';
import { zoneWhereItIs } from './support/zone.ts';

const EVENT = '/content/opening-night-gala';
const CHANNEL = '/channel/aurora-one';

const eventButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(?:Remind me|Reminder set)$/ });
/** By its form: its name changes with its state. */
const lastProgramme = (page: Page) =>
  page.locator('main ol form[action="/resources/reminders"] button').last();

test.describe('reminders', () => {
  test('a member sets one for an event, finds it after a reload, and removes it', async ({ page }) => {
    await register(page, 'aurora', newEmail());
    await page.goto(siteUrl('aurora', EVENT));
    const button = eventButton(page);
    await expect(button).toHaveText('Remind me');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('We will mail you half an hour before it starts.')).toBeVisible();
    await expect(button).toHaveText('Reminder set');
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toBeFocused();
    await expectAccessible(page);
    await page.reload();
    await expect(button).toHaveText('Reminder set');
    await button.click();
    await expect(button).toHaveText('Remind me');
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('reminders without a connection', () => {
  test.use({ toleratedErrors: [/ERR_FAILED \S+\/resources\/reminders/] });

  test('a click that does not reach the site changes nothing and shows an error', async ({ page }) => {
    await register(page, 'aurora', newEmail());
    await page.goto(siteUrl('aurora', EVENT));
    await expect(eventButton(page)).toHaveText('Remind me');
    await page.route('**/resources/reminders', (route) => route.abort());
    await eventButton(page).click();
    await expect(
      page.getByRole('alert').or(page.getByRole('status')).filter({ hasText: /\w/ }),
    ).toBeVisible();
    await expect(eventButton(page)).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('reminders in a schedule', () => {
  // A channel shows its programmes until the end of the viewer's day.
  const timezoneId = zoneWhereItIs(12);
  test.use({ timezoneId });

  test('a member sets one for a programme in the schedule', async ({ page }) => {
    await register(page, 'aurora', newEmail());
    // Known before the page is, so that the schedule is not loaded anew for it.
    const tz = { name: 'tz', value: encodeURIComponent(timezoneId), url: siteUrl('aurora', '/') };
    await page.context().addCookies([tz]);
    await page.goto(siteUrl('aurora', CHANNEL));
    const button = lastProgramme(page);
    await expect(button).toHaveAccessibleName(/^Remind me: /);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName(/^Reminder set: /);
    await page.reload();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('[aria-pressed="true"][aria-label^="Reminder set"]')).toHaveCount(1);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

test.describe('reminders without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest signs in for one, comes back to it, sets it and removes it', async ({ page }) => {
    const email = newEmail();
    await register(page, 'aurora', email);
    await page.context().clearCookies();
    await page.goto(siteUrl('aurora', EVENT));
    await page.getByRole('main').getByRole('link', { name: 'Remind me', exact: true }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('Sign in, and we mail you before it starts.');
    await main.getByLabel('Email').fill(email);
    await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await main.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(siteUrl('aurora', `${EVENT}#remind`));
    await eventButton(page).click();
    await expect(page.getByText('We will mail you half an hour before it starts.')).toBeVisible();
    await expect(eventButton(page)).toHaveText('Reminder set');
    await eventButton(page).click();
    await expect(page.getByText('The reminder is removed.')).toBeVisible();
    await expect(eventButton(page)).toHaveAttribute('aria-pressed', 'false');
  });
});
