import { machineBrowsers } from '#tests/support/browsers/machine-browsers.ts';

const ARGS = [
  '--autoplay-policy=no-user-gesture-required',
  '--disable-dev-shm-usage',
  // No graphics card where this runs; without the flag a process emulates one. The rest is what a browser does for itself.
  '--disable-gpu',
  '--disable-quic',
  // The headless shell would round the width of each letter, as no browser of a viewer does.
  '--font-render-hinting=none',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How a test's browser is started. Playwright reports a machine that has none. */
function launchOptions(kind: 'full' | 'headlessShell') {
  return { executablePath: machineBrowsers()?.[kind], args: ARGS };
}

export const HEADLESS_SHELL = launchOptions('headlessShell');
export const FULL_BROWSER = launchOptions('full');
