import { defineConfig } from '@playwright/test';
import { LAUNCH } from './tests/e2e/support/launch.ts';

const scriptsOff = /no-scripts\.spec\.ts$/;

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
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: LAUNCH,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // A trace of every action takes a third of the processor; for one test, add `--trace on`.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'scripts', testIgnore: scriptsOff },
    { name: 'no-scripts', testMatch: scriptsOff, use: { javaScriptEnabled: false } },
  ],
});
