import { defineConfig } from '@playwright/test';
import { requireChromium } from '#tests/support/chromium.ts';

const scriptsOff = /no-scripts\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  // One more than CI has cores: what plays waits for time to pass more than for the processor.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: requireChromium(),
      args: ['--autoplay-policy=no-user-gesture-required', '--disable-dev-shm-usage'],
    },
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
  projects: [
    { name: 'scripts', testIgnore: scriptsOff },
    { name: 'no-scripts', testMatch: scriptsOff, use: { javaScriptEnabled: false } },
  ],
});
