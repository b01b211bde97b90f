import { expect, it } from 'vitest';
import { openEditedSite } from '#tests/support/edited-site.ts';
import type { Page } from '#tests/support/page.ts';

const SETTINGS = '/edit/on/page%3Aabout/settings';

/** Saves an address in the page's settings, and publishes it. */
async function move(page: Page, address: string) {
  await page.goto(SETTINGS);
  page.fill(page.main.getByRole('textbox', { name: 'Address' }), address);
  await page.click(page.main.getByRole('button', { name: 'Save' }));
  await publish(page);
}

async function publish(page: Page) {
  await page.goto('/edit/publish?document=page%3Aabout');
  await page.click(page.main.getByRole('button', { name: /^Publish/ }));
  expect(page.status).toBe(200);
}

it('leads from each address that a page had to the one that it has, until it is switched off', async () => {
  const edited = await openEditedSite();
  // Not a guest: their pages stay in the cache until the new version of the site is known.
  const viewer = (await edited.openAs([])).browser;
  const seen = async (path: string) => {
    const response = await viewer.request(path);
    return [response.status, response.headers.get('location')];
  };
  expect(await seen('/custom/about')).toEqual([200, null]);
  const page = await edited.openAs(['edit', 'publish'], '/edit');

  await move(page, 'us');
  expect(await seen('/custom/us')).toEqual([200, null]);
  expect(await seen('/custom/about?from=mail')).toEqual([301, '/custom/us?from=mail']);
  expect(await seen('/custom/ABOUT')).toEqual([301, '/custom/us']);
  expect(await seen('/static/about')).toEqual([302, '/home']);

  // Both lead to where it is: none leads to one that leads on.
  await move(page, 'team');
  expect(await seen('/custom/about')).toEqual([301, '/custom/team']);
  expect(await seen('/custom/us')).toEqual([301, '/custom/team']);

  // Another page that takes one of them is what is there.
  await edited.change([
    edited.put('page', 'new', { type: 'CUSTOM', page_url: 'us', title: { en: 'New' }, components: [] }),
  ]);
  await page.goto(SETTINGS);
  const address = page.main.getByRole('checkbox', { name: '/custom/about' });
  page.check(address, false);
  await page.click(page.main.getByRole('button', { name: 'Save' }));
  expect(page.main.queryByRole('checkbox', { name: '/custom/about' })).toBeNull();
  expect(page.main.getByRole('checkbox', { name: '/custom/us' })).toBeTruthy();
  await publish(page);
  expect(await seen('/custom/us')).toEqual([200, null]);
  expect(await seen('/custom/about')).toEqual([302, '/home']);
});
