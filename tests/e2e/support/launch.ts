import { requireChromium } from '#tests/support/chromium.ts';

/** How every test's browser is started. */
export const LAUNCH = {
  executablePath: requireChromium(),
  args: [
    '--autoplay-policy=no-user-gesture-required',
    '--disable-dev-shm-usage',
    // No graphics card where this runs; without the flag a process emulates one. The rest is what a browser does for itself.
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
