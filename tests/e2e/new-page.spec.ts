import type { Locator } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { tabTo } from './support/keys.ts';
import { buildPage, expectTenBlocks, type Hand } from './support/new-page.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

// A page of ten blocks made from nothing, from the front page to its viewers (edit-mode.md §16).
test.describe.configure({ timeout: 240_000 });
// Publishing is held up once.
test.use({ toleratedErrors: [/status of 409/] });

const heading = (sections: Locator) => sections.first().locator('h2').first();

test('a page of ten blocks is made by keys alone', async ({ page, context }) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  const { keyboard } = page;
  const hand: Hand = {
    async activate(target) {
      const type = await target.getAttribute('type');
      if (type !== 'radio') {
        await tabTo(page, target);
        return keyboard.press(type === 'checkbox' ? 'Space' : 'Enter');
      }
      // Radios are one stop, and arrows go through them.
      await tabTo(page, page.getByRole('radio').first());
      for (let step = 0; step < 40 && !(await target.isChecked()); step += 1)
        await keyboard.press(step === 0 ? 'Space' : 'ArrowDown');
      await expect(target).toBeChecked();
    },
    async write(target, text) {
      await tabTo(page, target);
      await keyboard.insertText(text);
    },
  };
  const path = await buildPage(
    page,
    hand,
    { brand: 'pulse', language: 'en', name: 'Edda' },
    async (sections) => {
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      // A block that was added has the focus; arrows lead from one to the next.
      await expect(sections.last()).toBeFocused();
      for (let at = await sections.count(); at > 1; at -= 1) await keyboard.press('ArrowUp');
      await expect(sections.first()).toBeFocused();
      await keyboard.press('Enter');
      await keyboard.press('Control+a');
      await keyboard.insertText('Made by keys');
      await keyboard.press('Enter');
      await expect(heading(sections)).toHaveText('Made by keys');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    },
  );
  await expectTenBlocks(page, siteUrl('pulse', path), 'Made by keys');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a page of ten blocks is made by touch alone, in Arabic', async ({ page, context }) => {
    await signedIn(context, 'editor@aurora.example', { password: DEMO_PASSWORD });
    await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
    const hand: Hand = {
      activate: (target) => target.tap(),
      async write(target, text) {
        await target.tap();
        await page.keyboard.insertText(text);
      },
    };
    const path = await buildPage(
      page,
      hand,
      { brand: 'aurora', language: 'ar', name: 'Edda' },
      async (sections) => {
        await sections.first().tap();
        // Above the bar of what can be done with the block.
        await heading(sections).evaluate((element) => element.scrollIntoView({ block: 'center' }));
        await heading(sections).tap({ force: true });
        await page.keyboard.press('Control+a');
        await page.keyboard.insertText('صُنع باللمس');
        await expect(heading(sections)).toHaveText('صُنع باللمس');
      },
    );
    await expectTenBlocks(page, siteUrl('aurora', path), 'صُنع باللمس');
  });
});
