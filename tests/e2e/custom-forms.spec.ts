import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessible.ts';
import { STILL } from './support/motion.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';
import { PASSWORD } from './support/viewer.ts';

test.use(STILL);

const FILM = '/content/harbour-lights';
const CORNER = 'aside';

const opener = (page: Page, name: string) => page.locator(CORNER).getByRole('button', { name, exact: true });
const panelOf = (page: Page, name: string) => page.getByRole('complementary', { name });

test('a form waits in the corner, is filled in by keyboard, keeps what was typed, and is sent once', async ({
  page,
  context,
}) => {
  await page.goto(siteUrl('aurora', FILM));
  const button = opener(page, 'Letters from the booth');
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.press('Enter');
  const panel = panelOf(page, 'Letters from the booth');
  const email = panel.getByRole('textbox', { name: 'Your e-mail' });
  await email.fill('booth@example');
  const send = panel.getByRole('button', { name: 'Write to me' });
  await expect(panel.getByRole('combobox', { name: 'How often' }).locator('option').first()).toBeDisabled();
  await expectAccessible(page, CORNER);
  await send.click();
  await expect(panel.getByText('Enter a valid E-mail')).toBeVisible();
  await expect(panel.getByText('Field cannot be empty')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription('Enter a valid E-mail');
  // An edit forgives its own field alone.
  await email.fill('booth@example.com');
  await expect(panel.getByText('Enter a valid E-mail')).toBeHidden();
  await expect(panel.getByText('Field cannot be empty')).toBeVisible();
  await panel.getByRole('combobox', { name: 'How often' }).selectOption('Once a month');
  await expect(panel.getByText('Field cannot be empty')).toBeHidden();
  await panel.getByRole('textbox', { name: 'Phone' }).fill('12 34');
  await send.click();
  await expect(panel.getByText('Please enter digits only')).toBeVisible();
  await panel.getByRole('textbox', { name: 'Phone' }).fill('1234');

  // Out of sight, and nothing is lost.
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(panel.getByRole('textbox')).toHaveCount(0);
  await button.press('Space');
  await expect(email).toHaveValue('booth@example.com');
  await panel.getByRole('textbox', { name: 'A film we should know' }).fill('<img src=x onerror=alert(1)>');
  await send.dblclick();
  await expect(page.getByRole('status').getByText('Your response has been submitted!')).toBeVisible();
  await expect(page).toHaveURL(siteUrl('aurora', FILM));
  await expect(page.locator(CORNER)).toHaveCount(0);
  const cookie = (await context.cookies()).find(({ name }) => name === 'forms');
  expect(cookie).toMatchObject({ value: 'form-newsletter', httpOnly: false, sameSite: 'Lax' });
  // Not again, on no page, though the pages are everybody's.
  for (const path of [FILM, '/content/rain-on-seventh']) {
    const fetched = page.waitForResponse(/\/resources\/forms\/en/);
    await page.goto(siteUrl('aurora', path));
    await fetched;
    await expect(page.locator(CORNER)).toHaveCount(0);
  }
});

test('on a phone and in Arabic it is a sheet from below, off what the page is about', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', FILM));
  const button = opener(page, 'رسائل من غرفة العرض');
  const box = await button.boundingBox();
  const play = await page.locator('main [data-variant="primary"]').first().boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
  // In the corner where a line ends.
  expect(box?.x).toBeLessThan(100);
  expect((play?.y ?? 0) + (play?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await button.click();
  const panel = panelOf(page, 'رسائل من غرفة العرض');
  await expect(panel.getByRole('combobox', { name: 'كم مرة' })).toContainText('اختر');
  const sheet = await page.locator(`${CORNER} > div:not([hidden])`).boundingBox();
  expect([sheet?.x, sheet?.width]).toEqual([0, 390]);
  expect(Math.round((sheet?.y ?? 0) + (sheet?.height ?? 0))).toBe(844);
  await panel.getByRole('button', { name: 'راسلوني' }).click();
  await expect(panel.getByText('لا يمكن ترك هذا الحقل فارغًا')).toHaveCount(2);
  await expectAccessible(page, CORNER);
  await panel.getByRole('button', { name: 'تصغير' }).click();
  await panel.getByRole('button', { name: /^عدم العرض/ }).click();
  await expect(page.locator(CORNER)).toHaveCount(0);
});

test('an open one is beside the page; one for members leads a guest to sign in, and loses nothing', async ({
  page,
}) => {
  await page.goto(siteUrl('pulse', '/static/press'));
  await expect(
    panelOf(page, 'Pulse at your office').getByRole('textbox', { name: 'Your name' }),
  ).toBeVisible();
  // It came by itself, and takes nothing from anyone who reads.
  await expect(page.locator(`${CORNER} :focus`)).toHaveCount(0);

  await page.goto(siteUrl('pulse', '/content/iron-hour'));
  await opener(page, 'Ask the coach').click();
  const panel = panelOf(page, 'Ask the coach');
  const question = panel.getByRole('textbox', { name: 'Your question' });
  await question.fill('Why does it hurt?');
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Email', { exact: false }).fill('viewer@pulse.example');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Sign in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(question).toHaveValue('Why does it hurt?');
  await panel.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByRole('status').getByText('Your response has been submitted!')).toBeVisible();
  await expect(page).toHaveURL(siteUrl('pulse', '/content/iron-hour'));
  await expect(page.locator(CORNER)).toHaveCount(0);
});
