import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { newEditedPage } from './support/edited-page.ts';
import { expectToFit } from './support/fits.ts';
import { expectToFitAndBeAccessible } from './support/fits-and-accessible.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const STAGE = '/edit/on/page%3Abuilt-challenge';

const blocks = (page: Page) => page.locator('section[id^="block-"]');
const namesOf = (page: Page) =>
  blocks(page).evaluateAll((sections) => sections.map((section) => section.getAttribute('aria-label')));

test('an editor changes a page by keys or by dragging, and nothing on it reacts', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  await page.goto(siteUrl('pulse', STAGE));
  const before = await namesOf(page);
  expect(before.length).toBeGreaterThan(2);

  await test.step('links and buttons of blocks are held still', async () => {
    const reachable = await page.locator('[inert]').evaluateAll(
      (contents) =>
        contents.flatMap((content) =>
          [...content.querySelectorAll<HTMLElement>('a, button, input, select, video')].filter((element) => {
            element.focus();
            return document.activeElement === element;
          }),
        ).length,
    );
    expect(reachable).toBe(0);
    const link = page.locator('[inert] a').first();
    await link.scrollIntoViewIfNeeded();
    const box = await link.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect(new URL(page.url()).pathname).toBe(STAGE);
  });

  await test.step('a block moves and comes back', async () => {
    await page
      .getByRole('button', { name: /^Move down/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => namesOf(page)).not.toEqual(before);
    await page.getByRole('button', { name: 'Undo' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => namesOf(page)).toEqual(before);
  });

  await test.step('a block is dropped where a line shows its place, and nowhere after Escape', async () => {
    await page.setViewportSize({ width: 1280, height: 1800 });
    const grip = blocks(page).first().locator('[data-grip]').first();
    const dragBelowSecond = () =>
      expect(async () => {
        // Blocks get their heights as they come into sight: a press where the grip was begins no drag.
        await page.mouse.up();
        await grip.hover();
        await page.waitForLoadState('networkidle');
        await grip.hover();
        await page.mouse.down();
        const second = await blocks(page).nth(1).boundingBox();
        if (!second) throw new Error('there is no second block');
        const y = second.y + second.height - 20;
        await page.mouse.move(640, y - 10, { steps: 4 });
        // A hand never rests: what moves before the drag has begun shows nothing, on a busy machine all of it.
        let at = y;
        const linesAfterMove = async () => {
          at = at === y ? y + 1 : y;
          await page.mouse.move(640, at);
          return page.locator('[data-drop]').count();
        };
        await expect.poll(linesAfterMove, { timeout: 8_000 }).toBe(1);
      }).toPass({ timeout: 60_000 });
    await dragBelowSecond();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(page.locator('[data-drop]')).toHaveCount(0);
    expect(await namesOf(page)).toEqual(before);
    await dragBelowSecond();
    await page.mouse.up();
    await expect(page.getByText(/ moved to position 2 of /)).toBeAttached();
    await expect(blocks(page).nth(1)).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOf(page)).toEqual(before);
  });

  await test.step('a double click copies once', async () => {
    await page.getByRole('button', { name: /^Copy/ }).first().dblclick();
    await expect.poll(async () => (await namesOf(page)).length).toBe(before.length + 1);
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    expect(await namesOf(page)).toHaveLength(before.length + 1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => namesOf(page)).toEqual(before);
  });

  await test.step('words of a slide are changed in a form', async () => {
    await page
      .getByRole('link', { name: /^Edit:/ })
      .first()
      .focus();
    await page.keyboard.press('Enter');
    await page.getByText('Four weeks, one mountain').first().click();
    // The card is closed again in another language.
    const words = page.getByRole('textbox', { name: /^Heading/, includeHidden: true }).first();
    await expect(words).toHaveValue('Four weeks, one mountain');
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(words).not.toHaveValue('Four weeks, one mountain');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(words).toHaveValue('Four weeks, one mountain');
    await page.getByText('Four weeks, one mountain').first().click();
    await words.fill('Six weeks, two mountains');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Six weeks, two mountains').first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Four weeks, one mountain').first()).toBeVisible();
  });
});

test('the studio, the page, its forms and the library are accessible, and fit any width', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@aurora.example', { password: DEMO_PASSWORD });
  for (const [lng, name] of [
    ['en', 'Pages'],
    ['ar', 'الصفحات'],
  ] as const) {
    await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
    await page.goto(siteUrl('aurora', '/edit'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectAccessible(page);
    await expectToFit(page);
  }
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  for (const path of [STAGE, `${STAGE}/block/challenge-1`, `${STAGE}/add`]) {
    await page.goto(siteUrl('pulse', path));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectToFit(page);
  }
});

/** Where an owner looks after the brand, and where documents that are no blocks are changed. */
const OWNERS_PAGES = {
  'what is published': ['publish', 'versions', 'compare', 'home', 'people', 'new-page'],
  'what is edited in forms': [
    ...['theme', 'on/site/block/header', 'on/site/block/footer', 'forms/form-newsletter/responses', 'media'],
    ...['page%3Abuilt-season', 'info%3AFAQ', 'form%3Aform-newsletter'].map((id) => `on/${id}/settings`),
  ],
};
const IN_ARABIC = new Set(['publish', 'theme']);

for (const [what, paths] of Object.entries(OWNERS_PAGES))
  test(`the pages of ${what} are accessible and fit, on a phone and on a wide screen`, async ({
    page,
    context,
  }) => {
    test.setTimeout(120_000);
    await signedIn(context, 'owner@aurora.example', { password: DEMO_PASSWORD });
    // Something to publish, to compare and to go back to.
    await newEditedPage(context, 'aurora', ['defaultBanner']);
    for (const path of paths)
      for (const lng of IN_ARABIC.has(path) ? ['ar', 'en'] : ['en'])
        await test.step(`${path} in ${lng}`, async () => {
          await context.addCookies([{ name: 'lng', value: lng, url: siteUrl('aurora') }]);
          await page.goto(siteUrl('aurora', `/edit/${path}`));
          await expect(page.locator('html')).toHaveAttribute('lang', lng);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expectToFitAndBeAccessible(page);
        });
  });
