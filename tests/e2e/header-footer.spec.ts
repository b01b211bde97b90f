import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { FOOTER_DATA, HEADER_DATA, startFramedBackend } from '#tests/support/framed-backend.ts';
import { expectAccessible } from './support/accessible.ts';
import { registerBrand } from './support/register-brand.ts';
import { siteUrl } from './support/site.ts';
import { expect, test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

let elsewhere: Server;
const closing: (() => unknown)[] = [];

test.beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    // It would take the page with it if it could.
    response.end('<!doctype html><title>Ask</title><h1>Ask away</h1><script>top.location = "/gone"</script>');
  });
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });
});

test.afterAll(async () => {
  for (const close of closing) close();
  elsewhere.close();
});

/** A brand with this header and footer; its popup leads to a page of somebody else's. */
async function framedUrl(header: string, footer: string, theme: string): Promise<string> {
  const { port } = elsewhere.address() as AddressInfo;
  const link = {
    type: 'EXTERNAL',
    data: { url: `http://127.0.0.1:${port}/`, name: 'Ask us' },
    popup_enabled: true,
  };
  const backend = await startFramedBackend({
    header: { component_key: header, data: { ...HEADER_DATA, heading_3: { text: 'Ask us', link } } },
    footer: { component_key: footer, data: FOOTER_DATA },
    theme: { name: theme },
    languages: ['en', 'ar'],
  });
  closing.push(() => backend.close());
  const slug = header.toLowerCase();
  const hostname = `${slug}.localhost`;
  await registerBrand(hostname, {
    account_id: 'acc_foreign',
    asset_host: new URL(siteUrl(`${slug}.assets.localhost`)).host,
    services: backend.services,
  });
  return siteUrl(hostname, '/search?search_text=x');
}

const banner = (page: Page) => page.getByRole('banner');
const opened = (page: Page) => banner(page).locator('details[open] > summary');

// The backend has no search, and the page around the embedded one must not be navigated by it.
test.use({
  toleratedErrors: [
    /status of 503 .*\/search\?search_text=x|Unsafe attempt to initiate|permission to navigate the target frame/,
  ],
});

test('a site map’s drop-downs and the menus open one at a time, by key and by press, and a popup opens over the page', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  await page.goto(await framedUrl('siteMapHeader', 'siteMapFooter', 'PANTONE_RED'));
  await banner(page).locator('summary', { hasText: 'Watch' }).focus();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toHaveText('Watch');
  await page.keyboard.press('Tab');
  await expect(banner(page).locator('details[open]').getByRole('link').first()).toBeFocused();
  await banner(page).locator('summary', { hasText: 'Read' }).click();
  await expect(opened(page)).toHaveText('Read');
  await page.keyboard.press('Escape');
  await expect(opened(page)).toHaveCount(0);
  await expect(banner(page).locator('summary', { hasText: 'Read' })).toBeFocused();
  // The focus that moves on closes it, too.
  await page.keyboard.press('Enter');
  await banner(page).getByRole('link', { name: 'Questions' }).focus();
  await page.keyboard.press('Tab');
  await expect(opened(page)).toHaveCount(0);

  await page.setViewportSize(PHONE);
  await banner(page).locator('summary[aria-label="Menu"]').click();
  await expect(opened(page)).toHaveAttribute('aria-label', 'Menu');
  await banner(page).locator('summary[aria-label="Search"]').click();
  await expect(opened(page)).toHaveAttribute('aria-label', 'Search');
  await banner(page).locator('summary[aria-label="Menu"]').click();
  await banner(page).locator('details[open]').getByRole('link', { name: 'Ask us' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ask us' });
  await expect(dialog.frameLocator('iframe').getByRole('heading')).toHaveText('Ask away');
  await expect(dialog.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('target', '_blank');
  expect(await dialog.locator('iframe').getAttribute('sandbox')).not.toContain('allow-top-navigation');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/search/);
  await expect(banner(page).locator('summary[aria-label="Menu"]')).toBeFocused();

  // What is typed goes nowhere: the form only leads on.
  const foot = page.getByRole('contentinfo');
  await foot.getByRole('textbox', { name: 'Your e-mail address' }).fill('not an address');
  await foot.getByRole('button', { name: 'Sign me up' }).click();
  await expect(page).toHaveURL(/\/signup\?from=footer$/);
});

for (const [header, footer, theme] of [
  ['translucentHeader', 'takedownFooter', 'DARK_INFRA_RED'],
  ['reducedHeader', 'linkColumnsFooter', 'GREEN_ENERGY'],
] as const) {
  test(`${header} and ${footer} are accessible in ${theme}, in both directions`, async ({
    page,
    context,
  }) => {
    const url = await framedUrl(header, footer, theme);
    for (const [lng, size] of [
      ['en', WIDE],
      ['ar', PHONE],
    ] as const) {
      await context.addCookies([{ name: 'lng', value: lng, url }]);
      await page.setViewportSize(size);
      await page.goto(url);
      await expect(page.locator('html')).toHaveAttribute('lang', lng);
      if (size === PHONE) await banner(page).locator('summary').first().click();
      await expectAccessible(page, 'header');
      await expectAccessible(page, 'footer');
    }
  });
}

for (const [brand, name] of [
  ['pulse', 'Pulse'],
  ['aurora', 'Aurora'],
] as const) {
  test(`the logo of ${name} is the one that is drawn for the theme`, async ({ page }) => {
    const logo = page.getByRole('banner').getByRole('img', { name });
    await page.goto(siteUrl(brand, '/faq'));
    await expect(logo).toHaveAttribute('src', /\/logo\.png$/);
    for (const theme of ['MAGENTA_HIGHLIGHT', 'PANTONE_RED', 'GREEN_ENERGY']) {
      await page.goto(siteUrl(brand, `/__blocks?block=flyerIntro&theme=${theme}`));
      await expect(logo).toHaveAttribute('src', /\/logo-on-light\.png$/);
      await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
    }
  });
}

const ON_DARK = 'public/static/logo.png';
const ON_LIGHT = 'public/static/logo-on-light.png';
const OTHER = 'images/channels/aurora-one-logo.png';

for (const { what, logos, named, header, footer } of [
  {
    what: 'one of the brand’s two is chosen by the surface, above and over the footer’s dark picture',
    logos: { on_dark: ON_DARK, on_light: ON_LIGHT },
    named: ON_DARK,
    header: [ON_LIGHT, null],
    footer: [ON_DARK, null],
  },
  {
    what: 'the brand’s only one has a plate where it is drawn for others',
    logos: { on_dark: ON_DARK },
    named: ON_DARK,
    header: [ON_DARK, 'dark'],
    footer: [ON_DARK, null],
  },
  {
    what: 'one that nothing is known of is as it is',
    logos: { on_dark: ON_DARK },
    named: OTHER,
    header: [OTHER, null],
    footer: [OTHER, null],
  },
] as const) {
  test(`of logos that header and footer name, ${what}`, async ({ page }) => {
    const backend = await startFramedBackend({
      header: { component_key: 'reducedHeader', data: { ...HEADER_DATA, logo_s3key: named } },
      footer: {
        component_key: 'siteMapFooter',
        data: { ...FOOTER_DATA, image_s3key: named, bg_image_s3key: OTHER },
      },
      theme: { name: 'GREEN_ENERGY' },
      logos,
    });
    closing.push(() => backend.close());
    const hostname = `logos-${crypto.randomUUID().slice(-8)}.localhost`;
    await registerBrand(hostname, {
      account_id: 'acc_foreign',
      asset_host: new URL(siteUrl('foreign.assets.localhost')).host,
      services: backend.services,
    });
    await page.goto(siteUrl(hostname, '/search?search_text=x'));
    for (const [role, [key, plate]] of [
      ['banner', header],
      ['contentinfo', footer],
    ] as const) {
      const logo = page.getByRole(role).getByRole('img', { name: 'Foreign Films' });
      await expect(logo).toHaveAttribute('src', new RegExp(`/${key}$`));
      if (plate) await expect(logo).toHaveAttribute('data-plate', plate);
      else await expect(logo).not.toHaveAttribute('data-plate');
    }
  });
}
