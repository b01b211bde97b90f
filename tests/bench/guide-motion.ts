import type { CDPSession, Page } from '@playwright/test';

/** What a page did while it was moved. Milliseconds throughout. */
export interface Motion {
  /** Between one frame and the next. */
  animationFrameMs: number[];
  /** Those that the browser calls long. */
  longTasks: number[];
  /**
   * Of each key that took a frame or more: how long the page worked on it, and how long until it was shown.
   */
  slowKeys: { workMs: number; shownMs: number }[];
  /** What the page's main thread did, by its own time, whatever else ran on the machine. */
  scriptMs: number;
  styleMs: number;
}

interface Seen {
  animationFrameMs: number[];
  longTasks: number[];
  slowKeys: Motion['slowKeys'];
}

/** For `page.addInitScript`. */
export function observeMotion() {
  let seen: Seen = { animationFrameMs: [], longTasks: [], slowKeys: [] };
  let last = 0;
  let isOn = false;
  new PerformanceObserver((list) => {
    if (isOn) seen.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  const onAnimationFrame = (now: number) => {
    if (!isOn) return;
    if (last > 0) seen.animationFrameMs.push(now - last);
    last = now;
    requestAnimationFrame(onAnimationFrame);
  };
  // The browser's own Event Timing, in steps of 8 ms; it leaves out what took less than a frame.
  new PerformanceObserver((list) => {
    for (const {
      name,
      duration,
      processingStart,
      processingEnd,
    } of list.getEntries() as PerformanceEventTiming[]) {
      if (isOn && name === 'keydown') {
        seen.slowKeys.push({ workMs: processingEnd - processingStart, shownMs: duration });
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const start = () => {
    [seen, last, isOn] = [{ animationFrameMs: [], longTasks: [], slowKeys: [] }, 0, true];
    requestAnimationFrame(onAnimationFrame);
  };
  const stop = () => {
    isOn = false;
    return seen;
  };
  Object.assign(window, { __motion: { start, stop } });
}

type Observed = typeof window & { __motion: { start(): void; stop(): Seen } };

export async function motionWhile(page: Page, cdp: CDPSession, act: () => Promise<void>): Promise<Motion> {
  await page.waitForTimeout(300);
  const before = await workOf(cdp);
  await page.evaluate(() => (window as Observed).__motion.start());
  await act();
  const seen = await page.evaluate(() => (window as Observed).__motion.stop());
  const after = await workOf(cdp);
  return {
    ...seen,
    scriptMs: after.scriptMs - before.scriptMs,
    styleMs: after.styleMs - before.styleMs,
  };
}

/** Several motions as one. */
export function together(motions: readonly Motion[]): Motion {
  const sum = (of: (motion: Motion) => number) => motions.reduce((total, motion) => total + of(motion), 0);
  return {
    animationFrameMs: motions.flatMap(({ animationFrameMs }) => animationFrameMs),
    longTasks: motions.flatMap(({ longTasks }) => longTasks),
    slowKeys: motions.flatMap(({ slowKeys }) => slowKeys),
    scriptMs: sum(({ scriptMs }) => scriptMs),
    styleMs: sum(({ styleMs }) => styleMs),
  };
}

/** The browser's own metrics since the page's start. */
async function workOf(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const ms = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000;
  return { scriptMs: ms('ScriptDuration'), styleMs: ms('RecalcStyleDuration') + ms('LayoutDuration') };
}
