import { defineConfig } from '@playwright/test';
import { FULL_BROWSER, HEADLESS_SHELL } from './tests/e2e/support/launch.ts';
import { MOVING, STILL } from './tests/e2e/support/motion.ts';
import { IS_TEST_ALL } from './tests/support/test-all.ts';

const looks = /-look\.spec\.ts$/;
const fullBrowser = /@full-browser/;
const launchOptions = IS_TEST_ALL ? FULL_BROWSER : HEADLESS_SHELL;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // What blocks looked like when they were last looked at. Never written by a run that was not asked to.
  snapshotPathTemplate: '{testDir}/gallery-baselines/{arg}{ext}',
  updateSnapshots: 'none',
  // One more than CI has cores: what plays waits for time to pass more than for the processor.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // docs/decisions/028: what failed is run once more at the end, one by one in a single worker.
  retries: 1,
  retryStrategy: 'isolated',
  // So many that failed twice are no accident: the rest need not be waited for.
  maxFailures: process.env.CI ? 10 : 0,
  // All steps of a test together; each has its own bound below, and on a busy machine a long one takes a minute.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions,
    // What slides and plays by itself costs a third of the browser's processor: tests of it ask for it (MOVING).
    ...(IS_TEST_ALL ? MOVING : STILL),
    // What a service worker fetches, a test cannot intercept: offline.spec.ts alone has one.
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // A trace of every action takes a third of the processor; for one test, add `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  // Each project starts workers and browsers of its own.
  projects: [
    { name: 'headless-shell', testIgnore: IS_TEST_ALL ? looks : [], grepInvert: fullBrowser },
    // Their pictures are the headless shell's.
    ...(IS_TEST_ALL ? [{ name: 'looks', testMatch: looks, use: { launchOptions: HEADLESS_SHELL } }] : []),
    // What the headless shell lacks, or what is worth seeing in the browser that viewers have.
    { name: 'full-browser', grep: fullBrowser, use: { launchOptions: FULL_BROWSER } },
  ],
});
