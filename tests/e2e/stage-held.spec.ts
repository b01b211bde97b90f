import type { Page } from '@playwright/test';
import { BLOCK_KEYS } from '#app/features/page-builder/block-keys.ts';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { newEditedPage } from './support/edited-page.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const SECTIONS = 'section[data-block-id]';

/**
 * Tools lie over some of a block, and are no matter of it. They come to what is pointed at, so that only the press itself
 * shows what it is on: what is on a tool does nothing, the others are counted.
 */
const letNoToolReact = (page: Page) =>
  page.evaluate(() => {
    let reached = 0;
    const onPointer = (event: Event) => {
      if ((event.target as Element).closest('[data-tools], [data-over], header, [data-stage-bar]')) {
        event.preventDefault();
        event.stopImmediatePropagation();
      } else if (event.type === 'pointerdown') {
        document.documentElement.dataset.reached = String(++reached);
      }
    };
    for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      window.addEventListener(type, onPointer, { capture: true });
  });

test('nothing of any block reacts while it is edited', async ({ page, context }) => {
  // Every link, button and input of all blocks is pressed.
  test.setTimeout(300_000);
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  const stage = await newEditedPage(context, 'pulse', BLOCK_KEYS);
  await page.goto(siteUrl('pulse', stage));
  await expect(page.locator(SECTIONS)).toHaveCount(BLOCK_KEYS.length);
  const sent: string[] = [];
  page.on('request', (request) => {
    // The page reports its editor every 20 seconds, whatever is pressed.
    if (request.url().endsWith('/presence')) return;
    if (request.method() !== 'GET' || request.isNavigationRequest()) sent.push(request.url());
  });

  await test.step('no key reaches it', async () => {
    const reached = await page.locator('[data-held]').evaluateAll(
      (contents) =>
        contents.flatMap((content) =>
          [
            ...content.querySelectorAll<HTMLElement>('a, button, input, select, textarea, video, summary'),
          ].filter((element) => {
            element.focus();
            return document.activeElement === element;
          }),
        ).length,
    );
    expect(reached).toBe(0);
  });

  await test.step('no pointer does', async () => {
    const targets = page.locator('[data-held] :is(a, button, input, select, textarea, video, summary)');
    const count = await targets.count();
    expect(count).toBeGreaterThan(BLOCK_KEYS.length);
    await letNoToolReact(page);
    for (let index = 0; index < count; index++) {
      const point = await targets.nth(index).evaluate(async (element) => {
        // Blocks get their heights as they come into sight: then it is somewhere else.
        for (let top = Number.NaN; top !== element.getBoundingClientRect().top; ) {
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
          top = element.getBoundingClientRect().top;
          await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        }
        const { left, top, width, height } = element.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      });
      await page.mouse.click(point.x, point.y);
      // A press on a text may have begun to change it.
      await page.keyboard.press('Escape');
    }
    expect(new URL(page.url()).pathname).toBe(stage);
    expect(sent).toEqual([]);
    const reached = await page.evaluate(() => Number(document.documentElement.dataset.reached));
    expect(reached).toBeGreaterThan(BLOCK_KEYS.length);
  });

  await test.step('a player is its play icon', async () => {
    for (const key of BLOCK_KEYS.filter((each) => each.endsWith('Player'))) {
      const block = page.locator(`[data-block="${key}"]`);
      await expect(block.locator('[data-on-picture]:empty')).toHaveCount(1);
      await expect(block.locator('video')).toHaveCount(0);
    }
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a tap brings the tools to the thumb, and they do what they do', async ({ page, context }) => {
    await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
    const stage = await newEditedPage(context, 'pulse', ['defaultBanner', 'recentStory']);
    await page.goto(siteUrl('pulse', stage));
    const blocks = page.locator(SECTIONS);
    const tools = page.getByRole('toolbar', { name: 'Tools of Story' });
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect(tools).toBeHidden();
    await blocks.nth(1).tap({ position: { x: 100, y: 60 } });
    await expect(tools).toBeInViewport({ ratio: 1 });
    const box = await tools.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(844);
    for (const tool of await tools.locator('a, button').all()) {
      const size = await tool.boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole('button', { name: 'Move up: Story' }).tap();
    await expect(blocks.first()).toHaveAttribute('aria-label', 'Story, 1 of 2');
    await page.getByRole('button', { name: 'Copy: Story' }).tap();
    await expect(blocks).toHaveCount(3);
    await expect(blocks.nth(1)).toBeFocused();
    await page.getByRole('button', { name: 'Delete: Story' }).tap();
    await expect(blocks).toHaveCount(2);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectAccessible(page);
  });
});

test('in Arabic the tools are at the other end, and the arrows follow the line', async ({
  page,
  context,
}) => {
  await signedIn(context, 'editor@aurora.example', { password: DEMO_PASSWORD });
  await context.addCookies([{ name: 'lng', value: 'ar', url: siteUrl('aurora') }]);
  await page.goto(siteUrl('aurora', '/edit/on/page%3Abuilt-season'));
  const block = page.locator(SECTIONS).nth(1);
  await block.focus();
  const toolbar = block.getByRole('toolbar').first();
  const box = await toolbar.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(640);
  const [first, second] = [toolbar.locator('a, button').first(), toolbar.locator('a, button').nth(1)];
  await first.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(second).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();
  await expectAccessible(page);
});
