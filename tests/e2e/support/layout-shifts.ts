import type { Page } from '@playwright/test';

/** Adds up every shift from the first paint on, on each page that is opened from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { sum: 0 };
    Object.assign(window, { __shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) seen.sum += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

export const shiftsOf = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { __shifts: { sum: number } }).__shifts.sum);
