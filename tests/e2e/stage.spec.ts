import type { BrowserContext, Locator, Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { newEditedPage } from './support/edited-page.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const STAGE = '/edit/on/page%3Abuilt-season';
const COMMANDS = '**/commands';

const blockAt = (page: Page, name: RegExp) => page.getByRole('region', { name });
const textBox = (page: Page) => page.getByRole('textbox', { name: /^Edit the text/ });
const expectSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible();

async function openStage(page: Page, query = '') {
  await page.goto(siteUrl('aurora', `${STAGE}${query}`));
  // The tools are those of scripts once what was stored is read.
  await expectSaved(page);
}

/** What is held still is reached by where it is. */
async function click(page: Page, text: Locator) {
  await text.scrollIntoViewIfNeeded();
  const box = await text.boundingBox();
  if (!box) throw new Error('the text is not on the page');
  await page.mouse.click(box.x + Math.min(20, box.width / 2), box.y + box.height / 2);
}

async function type(page: Page, text: Locator, words: string) {
  await click(page, text);
  await expect(textBox(page)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(words);
  await page.keyboard.press('Enter');
  await expect(textBox(page)).toHaveCount(0);
}

const signIn = (context: BrowserContext, brand: 'aurora' | 'pulse', who = 'editor') =>
  signedIn(context, `${who}@${brand}.example`, { brand, password: DEMO_PASSWORD });

test('texts are typed on the page, in any language, and run nothing', async ({ page, context }) => {
  await signIn(context, 'aurora');
  await openStage(page);
  const banner = blockAt(page, /^Banner,/);
  const heading = banner.getByRole('heading', { includeHidden: true });

  await test.step('a text is where it was, and in the draft', async () => {
    await type(page, heading, 'Typed on the page');
    await expect(banner).toBeFocused();
    await expect(heading).toHaveText('Typed on the page');
    await expectSaved(page);
    await page.reload();
    await expect(heading).toHaveText('Typed on the page');
  });

  await test.step('Escape takes back what was typed', async () => {
    await expectSaved(page);
    await click(page, heading);
    await page.keyboard.insertText('never');
    await page.keyboard.press('Escape');
    await expect(heading).toHaveText('Typed on the page');
    await expectSaved(page);
  });

  await test.step('what is pasted is plain, in one line, and no longer than its limit', async () => {
    await banner.focus();
    await page.keyboard.press('Enter');
    await expect(textBox(page)).toBeFocused();
    const hostile = '<img src=x onerror="window.evil=1"></script><script>window.evil=1</script>{{evil}}\n';
    await textBox(page).evaluate((element, text) => {
      const data = new DataTransfer();
      data.setData('text/plain', text);
      data.setData('text/html', '<b onclick="window.evil=1">bold</b>');
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    }, hostile + 'x'.repeat(25_000));
    await expect(page.getByText(/No more than 200 characters fit/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expectSaved(page);
    await page.reload();
    await expect(heading).toContainText('<img src=x onerror="window.evil=1"></script>');
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
    expect((await heading.textContent())?.length).toBe(200);
  });

  await test.step('undo brings the words back', async () => {
    await expectSaved(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(heading).toHaveText('Typed on the page');
    await expectSaved(page);
  });

  await test.step('Arabic is typed from right to left, and leaves English alone', async () => {
    await openStage(page, '?in=ar');
    await click(page, heading);
    await expect(textBox(page)).toHaveAttribute('dir', 'rtl');
    await expect(textBox(page)).toHaveAttribute('lang', 'ar');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.insertText('عنوان جديد');
    await page.keyboard.press('Enter');
    await expectSaved(page);
    await page.reload();
    await expect(heading).toHaveText('عنوان جديد');
    await openStage(page);
    await expect(heading).toHaveText('Typed on the page');
  });

  await test.step('nothing in the block is reached while a text of it is typed', async () => {
    await click(page, heading);
    const link = banner.getByRole('link', { includeHidden: true }).filter({ visible: true }).last();
    const box = await link.boundingBox();
    if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    expect(new URL(page.url()).pathname).toBe(STAGE);
  });
});

/** The blocks of a stage in their order, with all of their words. */
const blocksOf = (page: Page) =>
  page.locator('section[data-block-id]').evaluateAll((sections) =>
    sections.map((section) => ({
      name: section.getAttribute('aria-label')?.replace(/,.*/, ''),
      words: section.querySelector('[data-held]')?.textContent,
    })),
  );

/** Twenty changes, each of something else: fourteen texts, cards, and blocks. */
async function changeTwenty(page: Page) {
  const { keyboard } = page;
  await blockAt(page, /^Notice,/).focus();
  await keyboard.press('Enter');
  // Tab goes on to the next text, in the next block at last.
  for (let index = 0; index < 14; index++) {
    await expect(textBox(page)).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.insertText(`Kept ${index}.`);
    await keyboard.press('Tab');
  }
  await keyboard.press('Escape');
  const card = (act: string) =>
    page
      .getByRole('toolbar', { name: 'Cards of Tall cards' })
      .getByRole('button', { name: new RegExp(`^${act}`) });
  await card('Move towards the end: Card 1').click();
  await card('Move towards the end: Card 2').click();
  for (let step = 0; step < 6 && !(await card('Delete: Card 6').isVisible()); step += 1)
    await card('Show the next card').click();
  await card('Delete: Card 6').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await blockAt(page, /^Notice,/).focus();
  await keyboard.press('Alt+ArrowDown');
  await blockAt(page, /^Story,/).focus();
  await keyboard.press('Control+d');
  await blockAt(page, /^Banner,/).focus();
  await keyboard.press('Delete');
}

/** The page was made of samples. */
const AFTER_TWENTY = [
  // The heading, and the texts of five cards: the first one is the third now.
  { name: 'Tall cards', words: typedTexts(3, 6, 7, 8, 9, 4, 5, 10, 11, 12, 13) },
  { name: 'Notice', words: typedTexts(0, 1, 2) },
  { name: 'Story', words: expect.stringContaining('The last projectionist') },
  { name: 'Story', words: expect.stringContaining('The last projectionist') },
];

function typedTexts(...numbers: readonly number[]) {
  return numbers.map((number) => `Kept ${number}.`).join('');
}

test.describe('what cannot be sent', () => {
  test.use({
    toleratedErrors: [
      /net::ERR_INTERNET_DISCONNECTED|(?:net::ERR_FAILED|status of 404) .*\/(?:commands|view)/,
    ],
  });

  test('is there after a reload, elsewhere, and after signing in again', async ({
    page,
    context,
    browser,
  }) => {
    test.setTimeout(120_000);
    await signIn(context, 'pulse');
    const keys = ['defaultBanner', 'narrowAdmonition', 'definityCards', 'recentStory'];
    const stage = siteUrl('pulse', await newEditedPage(context, 'pulse', keys));
    await page.goto(stage);
    await expectSaved(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await changeTwenty(page);
    await expect(page.getByText('Offline: 20 changes kept on this device')).toBeVisible();

    // A page is fetched again, and changes still cannot be sent.
    await context.route(COMMANDS, (route) => route.abort());
    await context.setOffline(false);
    await page.reload();
    await expect(page.getByText(/^Offline: 20 changes/)).toBeVisible();
    const expectAll = (of: Page) => expect.poll(() => blocksOf(of)).toEqual(AFTER_TWENTY);
    await expectAll(page);
    // A quick way out and back: the tab's own changes are there, before its lock is let go perhaps.
    await page.getByRole('link', { name: 'Address and title' }).click();
    await page.waitForURL(/\/settings/);
    await page.goBack();
    await expect(page.getByText(/^Offline: 20 changes/)).toBeVisible();
    await expectAll(page);
    await context.unroute(COMMANDS);
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expectSaved(page);
    await page.reload();
    await expectSaved(page);
    await expectAll(page);

    await test.step('in another browser', async () => {
      const other = await browser.newContext();
      await signIn(other, 'pulse', 'owner');
      const theirs = await other.newPage();
      await theirs.goto(stage);
      await expectSaved(theirs);
      await expectAll(theirs);
      await other.close();
    });

    await test.step('signed out in the middle', async () => {
      await context.clearCookies();
      await blockAt(page, /^Notice,/).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.insertText('Without a session');
      await page.keyboard.press('Enter');
      // By itself, and once: editors may close it, go on, and sign in later.
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await page.getByRole('link', { name: 'Sign in again' }).click();
      await dialog.getByLabel('Email').fill('editor@pulse.example');
      await dialog.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
      await dialog.getByRole('button', { name: 'Sign in' }).click();
      await expectSaved(page);
      await page.reload();
      await expect(page.getByText('Without a session', { exact: true })).toBeVisible();
    });
  });
});

test('two editors keep each other’s changes, and choose where both changed the same', async ({
  page,
  context,
  browser,
}) => {
  const other = await browser.newContext();
  await Promise.all([signIn(context, 'pulse'), signIn(other, 'pulse', 'owner')]);
  const theirs = await other.newPage();
  const stage = siteUrl('pulse', await newEditedPage(context, 'pulse', ['liveClassScroller']));
  await Promise.all([page.goto(stage), theirs.goto(stage)]);
  await Promise.all([expectSaved(page), expectSaved(theirs)]);
  const texts = (of: Page) => of.locator('[data-block-id] :is(h2, h3)').filter({ visible: true });
  // As after each 20 seconds.
  const meet = (of: Page) =>
    Promise.all([
      of.waitForResponse('**/presence'),
      of.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    ]);
  const colleague = page.locator('[data-block-id] [data-editors]');

  await test.step('one sees at which block the other is', async () => {
    await theirs.locator('[data-block-id]').focus();
    await meet(theirs);
    await meet(page);
    await expect(colleague).toContainText('Omar');
    await expect(colleague).toBeVisible();
  });

  await type(theirs, texts(theirs).nth(0), 'From the owner');
  await expectSaved(theirs);
  await type(page, texts(page).nth(1), 'From the editor');
  await expectSaved(page);
  await expect(texts(page).nth(0)).toHaveText('From the owner');

  await type(theirs, texts(theirs).nth(0), 'The owner’s words');
  await expectSaved(theirs);
  await type(page, texts(page).nth(0), 'The editor’s words');
  const clash = page.getByRole('region', { name: 'Changes that clash' });
  await expect(clash).toContainText('The owner’s words');
  await expect(clash).toContainText('The editor’s words');
  await expect(texts(page).nth(0)).toHaveText('The owner’s words');
  await clash.getByRole('button', { name: 'Take mine' }).click();
  await expectSaved(page);
  await expect(clash).toHaveCount(0);
  await page.reload();
  await expect(texts(page).nth(0)).toHaveText('The editor’s words');
  await expect(texts(page).nth(1)).toHaveText('From the editor');

  await test.step('and nobody who has left', async () => {
    await expect(colleague).toBeVisible();
    await theirs.goto('about:blank');
    await expect(async () => {
      await meet(page);
      await expect(colleague).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
  await other.close();
});
