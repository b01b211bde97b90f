import type { Browser, Page } from '@playwright/test';
import type { NetworkRequest } from './network-log.ts';
import { type NavigationPaints, observeNavigation, readNavigation } from './observe-navigation.ts';
import { openPhone, openSlowPage } from './phone.ts';
import { visitIn } from './visit.ts';
import { waitUntilIdle } from './wait-until-idle.ts';

export interface Navigation extends NavigationPaints {
  /** Since the click. */
  requests: NetworkRequest[];
}

/** From an idle home to the first title in view, by a tap. */
export async function navigateToTitle(browser: Browser, homeUrl: string): Promise<Navigation> {
  const context = await openPhone(browser);
  const phonePage = await openSlowPage(context);
  const { page } = phonePage;
  await page.addInitScript(observeNavigation);
  await visitIn(phonePage, homeUrl);
  const path = await tapFirstTitle(page);
  await page.waitForURL((url) => url.pathname === path);
  await waitUntilIdle(phonePage);
  const paints = await readNavigation(page, path);
  const requests = phonePage.network.requests.filter(({ startedAt }) => startedAt >= paints.clickedAt);
  await context.close();
  return { ...paints, requests };
}

async function tapFirstTitle(page: Page): Promise<string> {
  const links = page.locator('main a[href*="/content/"]').filter({ visible: true });
  const href = await links.first().getAttribute('href');
  if (!href) throw new Error('The home links to no title');
  await links.first().tap();
  return new URL(href, page.url()).pathname;
}
