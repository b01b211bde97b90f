import type { Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { newEditedPage } from './support/edited-page.ts';
import { tabTo } from './support/keys.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const SECTIONS = 'section[data-block-id]';
/** The names of the blocks in their order. */
const namesOf = (page: Page) =>
  page
    .locator(SECTIONS)
    .evaluateAll((sections) =>
      sections.map((section) => section.getAttribute('aria-label')?.replace(/,.*/, '')),
    );
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);
/** The editor has its draft: until then tools are forms. */
const whenReady = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

test('an editor builds a page by keys alone', async ({ page, context }) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  const stage = await newEditedPage(context, 'pulse');
  await page.goto(siteUrl('pulse', stage));

  await test.step('three blocks from nothing', async () => {
    await tabTo(page, page.getByRole('link', { name: 'Add the first block' }));
    await page.keyboard.press('Enter');
    for (const [index, name] of ['Banner', 'Labels', 'Story'].entries()) {
      const choice = page.getByRole('radio', { name, exact: true });
      await expect(choice).toBeVisible();
      await choice.focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect.poll(() => focused(page)).toBe(`${name}, ${index + 1} of ${index + 1}`);
      if (index < 2) await page.keyboard.press('/');
    }
    await whenReady(page);
  });

  await test.step('moved, copied, deleted, and taken back', async () => {
    await page.keyboard.press('Alt+ArrowUp');
    expect(await namesOf(page)).toEqual(['Banner', 'Story', 'Labels']);
    await expect(page.getByText('Story moved to position 2 of 3')).toBeAttached();
    await page.keyboard.press('Control+d');
    expect(await namesOf(page)).toEqual(['Banner', 'Story', 'Story', 'Labels']);
    expect(await focused(page)).toBe('Story, 3 of 4');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Delete');
    expect(await namesOf(page)).toEqual(['Story', 'Story', 'Labels']);
    expect(await focused(page)).toBe('Story, 1 of 3');
    await page.keyboard.press('Control+z');
    await expect.poll(() => namesOf(page)).toEqual(['Banner', 'Story', 'Story', 'Labels']);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => namesOf(page)).toEqual(['Story', 'Story', 'Labels']);
  });

  await test.step('to the tools and back, and into the form', async () => {
    await page.keyboard.press('F6');
    expect(await focused(page)).toBe('Edit: Story');
    await page.keyboard.press('End');
    expect(await focused(page)).toBe('Layout: Story');
    await page.keyboard.press('Escape');
    expect(await focused(page)).toBe('Story, 1 of 3');
    await expectAccessible(page);
  });

  await test.step('Ctrl+S sends what is being typed, and makes a version of it that has a name', async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('[contenteditable]')).toBeFocused();
    await page.keyboard.type('Saved by a key');
    // The browser's own dialog is held off.
    await page.evaluate(() =>
      window.addEventListener(
        'keydown',
        (event) => setTimeout(() => Object.assign(window, { lastKey: event })),
        true,
      ),
    );
    await page.keyboard.press('Control+s');
    await page.waitForFunction(() => {
      const { lastKey } = window as { lastKey?: KeyboardEvent };
      return lastKey?.key === 's' && lastKey.defaultPrevented;
    });
    await expect(page.getByText('Everything is saved', { exact: true })).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Save a version of the drafts' });
    await expect(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Made by a key');
    await page.keyboard.press('Enter');
    await expect(page.getByText('The version is among the versions now').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(() => focused(page)).toBe('Story, 1 of 3');
    await page.keyboard.press('Control+z');
    await expect(page.getByText('Everything is saved', { exact: true })).toBeHidden();
  });

  await test.step('it is all there after a reload', async () => {
    await whenReady(page);
    await page.reload();
    expect(await namesOf(page)).toEqual(['Story', 'Story', 'Labels']);
  });
});

test('cards of a block are gone through, copied, moved, and deleted once that is confirmed', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  const stage = await newEditedPage(context, 'pulse', ['centreModeSlider']);
  await page.goto(siteUrl('pulse', stage));
  await whenReady(page);
  const block = page.locator(SECTIONS);
  await block.focus();
  const tools = page.getByRole('toolbar', { name: /^Cards of/ });
  const count = Number((await tools.getByText(/ of /).innerText()).split(' of ')[1]);
  const place = (position: number, of: number) => tools.getByText(`${position} of ${of}`, { exact: true });
  await expect(place(1, count)).toBeVisible();

  await test.step('the next slide comes into sight', async () => {
    await tools.getByRole('button', { name: 'Show the next card' }).click();
    await expect(place(2, count)).toBeVisible();
    await expect(block.locator('[data-held] li').nth(1)).toHaveAttribute('data-current', 'true');
  });

  await test.step('copied, and moved', async () => {
    await tools.getByRole('button', { name: /^Copy: Card 2/ }).click();
    await expect(place(3, count + 1)).toBeVisible();
    await tools.getByRole('button', { name: /^Move towards the start/ }).click();
    await expect(place(2, count + 1)).toBeVisible();
    await expect(page.getByText(`Card moved to position 2 of ${count + 1}`)).toBeAttached();
  });

  await test.step('Cancel deletes nothing, and Yes the card', async () => {
    const remove = tools.getByRole('button', { name: /^Delete: Card 2/ });
    await remove.focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'Are you sure you want to delete this Card ?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(question).toBeHidden();
    await expect(remove).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(place(2, count + 1)).toBeVisible();
    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Yes' }).press('Enter');
    await expect(place(2, count)).toBeVisible();
    await expect(tools.getByRole('button', { name: /^Delete: Card 2/ })).toBeFocused();
  });

  await test.step('its form opens at the card', async () => {
    await tools.getByRole('link', { name: /^Edit: Card 2/ }).click();
    await page.waitForURL(/\/block\/.*card=/);
    await expect(page.locator('details[open]').first()).toBeVisible();
  });
});

test('a card is dropped where a line shows its place, and nowhere after Escape', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@aurora.example', { brand: 'aurora', password: DEMO_PASSWORD });
  const stage = await newEditedPage(context, 'aurora', ['definityCards']);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(siteUrl('aurora', stage));
  await whenReady(page);
  await page.locator(SECTIONS).hover();
  const tools = page.getByRole('toolbar', { name: /^Cards of/ });
  const grip = tools.locator('[data-grip]');
  const line = page.locator('[data-drop-line]');
  const dragBehindSecond = async () => {
    const second = await page.locator(SECTIONS).getByText('After dark').boundingBox();
    if (!second) throw new Error('there is no second card');
    await Promise.all([page.waitForLoadState('networkidle'), grip.hover()]);
    await page.mouse.down();
    // Right of the middle of its card, which begins with its words.
    for (const x of [290, 300]) await page.mouse.move(second.x + x, second.y - 200, { steps: 4 });
    await expect(line).toHaveCount(1);
  };
  await dragBehindSecond();
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(line).toHaveCount(0);
  await dragBehindSecond();
  await page.mouse.up();
  await expect(page.getByText('Card moved to position 2 of 6')).toBeAttached();
  await expect(tools.getByText('2 of 6', { exact: true })).toBeVisible();
});
