import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { expectAccessible } from './support/accessible.ts';
import { signedIn } from './support/account.ts';
import { expectToFit } from './support/fits.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const STAGE = '/edit/on/page%3Abuilt-challenge';
test('an editor sees a page on three screens, and shares it with a guest', async ({
  page,
  context,
  browser,
}) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  await page.goto(siteUrl('pulse', STAGE));
  await page.getByRole('link', { name: 'Preview' }).click();
  const iframes = page.locator('iframe');
  const inIframe = (index: number) => page.frameLocator('iframe').nth(index);

  await test.step('each frame is the site, as wide as its screen', async () => {
    await expect(iframes).toHaveCount(3);
    for (const [index, width] of [1440, 800, 390].entries()) {
      await iframes.nth(index).scrollIntoViewIfNeeded();
      await expect(inIframe(index).getByRole('main').getByRole('heading').first()).toBeAttached();
      expect(
        await inIframe(index)
          .locator('html')
          .evaluate(() => window.innerWidth),
      ).toBe(width);
    }
    await expectToFit(page);
    // What lies in the iframes is the site, which other tests look at, three times.
    await iframes.evaluateAll((all) => all.map((iframe) => iframe.remove()));
    await expectAccessible(page);
    await page.reload();
  });

  await test.step('as a guest it has a guest’s header', async () => {
    await page.getByLabel('Seen by').selectOption({ label: 'A guest' });
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(inIframe(0).getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('a link opens it to others, and in no other site’s frame', async () => {
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByLabel('The new link').inputValue();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    const guest = await browser.newPage();
    await guest.goto(address);
    await expect(guest.getByText(/^Preview of .+, until /)).toBeVisible();
    await expectToFit(guest);
    const html = `<!doctype html><title>Elsewhere</title><iframe src="${address}"></iframe>`;
    const server = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await guest.goto(`http://elsewhere.localhost:${(server.address() as AddressInfo).port}/`);
    const framed = await (await guest.locator('iframe').elementHandle())?.contentFrame();
    await expect.poll(() => framed?.url()).toMatch(/^chrome-error:|^about:blank/);
    await expect(guest.frameLocator('iframe').getByText(/^Preview of/)).toHaveCount(0);
    await guest.close();
    server.close();
  });
});
