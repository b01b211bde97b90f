import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { IDS } from '#tests/support/second-backend/catalogue.ts';
import { type SecondBackend, startSecondBackend } from '#tests/support/second-backend/start.ts';
import { registerBrand } from './support/register-brand.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const HOSTNAME = 'tidewater.localhost';
const ORANGE = [255, 136, 0];

let backend: SecondBackend;
let movedTo: string;

test.beforeAll(async () => {
  backend = await startSecondBackend({ mark: 'Quokka' });
  const { accountId: account_id, assetHost: asset_host, services } = backend;
  movedTo = await backend.moveAssets({ colour: '#f80' });
  await registerBrand(HOSTNAME, { account_id, asset_host, services });
});

test.afterAll(() => backend.close());

/** Of the middle of what is on the screen there. */
async function colourOf(element: Locator): Promise<number[]> {
  const { data, info } = await sharp(await element.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  return [...data.subarray(middle, middle + 3)];
}

test('a browser paints the pictures of the host that the config names, not those of the record', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'image') hosts.add(new URL(request.url()).origin);
  });
  await page.goto(siteUrl(HOSTNAME));
  const card = page.getByRole('main').locator(`a[href$="/content/${IDS.film}"] img`).first();
  await card.scrollIntoViewIfNeeded();
  await expect.poll(() => colourOf(card)).toEqual(ORANGE);
  // Also on a page that comes into this document, and on its own.
  await card.click();
  const poster = page.getByRole('main').locator(`img[src^="${movedTo}"]`).first();
  await expect(page.getByRole('heading', { level: 1, name: 'The Quiet Harbour Quokka' })).toBeVisible();
  await expect(poster).toHaveJSProperty('complete', true);
  await page.reload();
  await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
  expect([...hosts]).toEqual([movedTo]);
});
