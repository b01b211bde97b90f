import type { Locator } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/seed/seed-users.ts';
import { signedIn } from './support/account.ts';
import { buildPage, expectTenBlocks } from './support/new-page.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

// The browser reports each script that it does not run; publishing is held up once.
test.use({ javaScriptEnabled: false, toleratedErrors: [/Blocked script execution|status of 409/] });
test.describe.configure({ timeout: 240_000 });

test('a page of ten blocks is made without scripts', async ({ page, context }) => {
  await signedIn(context, 'editor@pulse.example', { brand: 'pulse', password: DEMO_PASSWORD });
  const hand = {
    activate: (target: Locator) => target.click(),
    write: (target: Locator, text: string) => target.fill(text),
  };
  const path = await buildPage(
    page,
    hand,
    { brand: 'pulse', language: 'en', name: 'Edda' },
    async (sections) => {
      await sections
        .first()
        .getByRole('link', { name: /^Edit:/ })
        .first()
        .click();
      await page
        .getByRole('textbox', { name: /^Heading/ })
        .first()
        .fill('Made by forms');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
    },
  );
  await expectTenBlocks(page, siteUrl('pulse', path), 'Made by forms');
});
