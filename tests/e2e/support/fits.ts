import type { Page } from '@playwright/test';
import { expect } from './test.ts';

const WIDTHS = [390, 800, 1440];

/** Nothing sticks out at the side, at any width. The last one stays. */
export async function expectToFit(page: Page, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
  }
}
