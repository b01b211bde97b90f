import type { Page } from '@playwright/test';

/** What a page's own performance entries state, in ms since it began. */
export interface Observed {
  fcp: number;
  lcp: number;
  lcpElement: string;
  shifts: { start: number; value: number }[];
  tasks: { start: number; duration: number }[];
}

type ObservedWindow = typeof window & { __vitals: Observed };

/** Runs in the page, before its own scripts. */
export function observeVitals() {
  const seen: Observed = { fcp: 0, lcp: 0, lcpElement: '', shifts: [], tasks: [] };
  Object.assign(window, { __vitals: seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    const { startTime, url, element } = entry as PerformanceEntry & { url: string; element: Element | null };
    seen.lcp = startTime;
    seen.lcpElement = url || `${element?.localName ?? '?'} "${element?.textContent?.slice(0, 40) ?? ''}"`;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) seen.shifts.push({ start: shift.startTime, value: shift.value });
  });
  observe('longtask', (entry) => {
    seen.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
}

export function readObserved(page: Page): Promise<Observed & { timeOrigin: number; now: number }> {
  return page.evaluate(() => ({
    ...(window as ObservedWindow).__vitals,
    timeOrigin: performance.timeOrigin,
    now: performance.now(),
  }));
}
