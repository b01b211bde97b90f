import type { Browser, BrowserContext, Page } from '@playwright/test';
import { PAGE_SCRIPT_SHIM } from '../page-script-shim.ts';
import { type NetworkLog, openNetworkLog } from './network-log.ts';
import { observeVitals } from './observe-vitals.ts';
import { type Session, withWorkers } from './worker-sessions.ts';

/** The phone that Lighthouse emulates. */
export const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const CPU_SLOWDOWN = 4;

const KBIT_BYTES = 1024 / 8;
/**
 * Slow 4G as Lighthouse and DevTools apply it to requests: 150 ms of round trip are 562.5 ms to the first
 * byte, 1.6 Mbit/s are nine tenths of it.
 * https://github.com/GoogleChrome/lighthouse/blob/main/core/config/constants.js
 */
export const SLOW_4G = {
  latency: 562.5,
  downloadThroughput: Math.floor(1474.56 * KBIT_BYTES),
  uploadThroughput: Math.floor(675 * KBIT_BYTES),
};

export interface PhonePage {
  page: Page;
  network: NetworkLog;
}

/** Its HTTP cache lives as long as the context. */
export function openPhone(browser: Browser, options = {}): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, ...options });
}

/** A page on slow 4G with a slow processor that notes what is painted and requested. */
export async function openSlowPage(context: BrowserContext): Promise<PhonePage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const network = openNetworkLog();
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const slowDownNetwork = async (each: Session, isServiceWorker = false) => {
    await network.follow(each, isServiceWorker);
    await each.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G });
  };
  await slowDownNetwork(session);
  await withWorkers(session, slowDownNetwork);
  await page.addInitScript(PAGE_SCRIPT_SHIM);
  await page.addInitScript(observeVitals);
  return { page, network };
}
