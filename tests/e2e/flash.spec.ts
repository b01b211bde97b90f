import type { Page } from '@playwright/test';
import { untilHydrated } from './support/hydrated.ts';
import { siteUrl } from './support/site.ts';
import { test } from './support/test.ts';

const CPU_SLOWDOWN = 4;

for (const path of ['/', '/about-us?mobileApp=true']) {
  test(`a flash shows while ${path} is still being hydrated`, async ({ page }) => {
    await slowDown(page);
    await leaveFlash(page);
    // Not the load event: by then the toast may have left again.
    await page.goto(siteUrl('aurora', path), { waitUntil: 'commit' });
    // It stays for two seconds, and `expect` looks only once in one.
    await page.getByText('You are signed out.').filter({ visible: true }).waitFor();
    // React reports on the console what it hydrates otherwise than the server rendered it, which fails the test.
    await page.waitForLoadState('networkidle');
    await untilHydrated(page.getByRole('main'), 30_000);
  });
}

/** The flash that signing out leaves, without the sign-in before it. */
async function leaveFlash(page: Page) {
  const value = encodeURIComponent(JSON.stringify({ kind: 'info', key: 'signed_out' }));
  await page.context().addCookies([{ name: 'flash', value, url: siteUrl('aurora') }]);
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
