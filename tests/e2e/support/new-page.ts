import type { Locator, Page } from '@playwright/test';
import { textsOf } from './keys.ts';
import { type Brand, siteUrl } from './site.ts';
import { expect } from './test.ts';

/** Ten blocks of different kinds: banners, words, cards, slides and rows. */
export const TEN_BLOCKS = [
  ...['defaultBanner', 'passimCarve', 'promotionalLead', 'narrowAdmonition', 'recentStory'],
  ...['definityCards', 'fineTunedGallery', 'inventorySlide', 'wedgedInfo', 'defaultSwimlane'],
] as const;

/** How somebody presses and writes: by keys, by touch or by a pointer. */
export interface Hand {
  activate(target: Locator): Promise<void>;
  write(target: Locator, text: string): Promise<void>;
}

/** From the brand's front page to a page of ten blocks, and to viewers: `onStage` comes before it is published. */
export async function buildPage(
  page: Page,
  hand: Hand,
  { brand, language, name }: { brand: Brand; language: string; name: string },
  onStage: (sections: Locator) => Promise<void>,
): Promise<string> {
  const text = textsOf(language);
  const link = (key: string) => page.getByRole('link', { name: text(key), exact: true });
  const button = (key: string) => page.getByRole('button', { name: text(key), exact: true });
  const field = (key: string) => page.getByRole('main').getByLabel(text(key)).first();
  const address = `ten-${crypto.randomUUID().slice(-8)}`;
  const sections = page.locator('section[data-block-id]');

  await page.goto(siteUrl(brand, '/home'));
  await hand.activate(page.locator('summary').filter({ hasText: name }));
  await hand.activate(link('edit.studio'));
  const areas = page.getByRole('navigation', { name: text('studio.sections') });
  await hand.activate(areas.locator('a[href="/edit"]'));
  await hand.activate(link('edit.new_page'));
  await hand.write(field('edit.settings_title'), 'Ten');
  await hand.write(field('edit.settings_address'), address);
  await hand.activate(button('edit.new_page_make'));
  for (const [index, key] of TEN_BLOCKS.entries()) {
    await hand.activate(link(index === 0 ? 'edit.add_first' : 'edit.add_at_end'));
    await hand.activate(page.locator(`input[value="${key}"]`));
    await hand.activate(button('edit.add_block'));
    await expect(sections).toHaveCount(index + 1);
  }
  await onStage(sections);
  await hand.activate(link('edit.publish'));
  // New blocks have pictures without words.
  await hand.activate(button('edit.publish'));
  await expect(page.getByRole('main').getByText(text('edit.publish_held'))).toBeInViewport();
  for (const box of await page.locator('input[name="accept"]').all()) await hand.activate(box);
  await hand.activate(button('edit.publish'));
  // A toast, or without scripts a line of the page.
  const done = page.getByText(text('edit.publish_done_one').replace('{{count}}', '1'));
  await expect(done.filter({ visible: true })).toBeVisible();
  return `/custom/${address}`;
}

/** All places have what was published within two minutes (edit-mode.md §14). */
const SEEN_WITHIN_MS = 120_000;

/** What guests have of it: in a browser of their own, without the session that passes all caches by. */
export async function expectTenBlocks(publisher: Page, url: string, heading: string) {
  const browser = publisher.context().browser();
  if (!browser) throw new Error('a test’s page is one of a browser');
  const guests = await browser.newContext({ viewport: publisher.viewportSize() });
  const cookies = await publisher.context().cookies();
  await guests.addCookies(cookies.filter(({ name }) => !isSession(name)));
  const page = await guests.newPage();
  const keys = async () => {
    await page.goto(url);
    return page
      .locator('[data-block]')
      .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-block')));
  };
  await expect.poll(keys, { timeout: SEEN_WITHIN_MS, intervals: [3_000] }).toEqual(TEN_BLOCKS);
  await expect(page.getByText(heading).first()).toBeVisible();
  await guests.close();
}

const isSession = (cookie: string) => /^(?:__Host-)?sid$/.test(cookie);
