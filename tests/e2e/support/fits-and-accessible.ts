import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectToFit } from './fits.ts';

/** The page fits, and axe finds nothing on it, on a phone and on a wide screen. */
export async function expectToFitAndBeAccessible(page: Page): Promise<void> {
  for (const width of [390, 1440]) {
    await expectToFit(page, [width]);
    await expectAccessible(page);
  }
}
