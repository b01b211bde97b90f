/** Paths of browsers that have been proved to run. */
export interface Browsers {
  /** A full browser, for tests of what only that has, and for measurements. */
  full: string;
  /** The same engine without windows at half of the processor time; the full browser where there is none. */
  headlessShell: string;
}

export interface Machine {
  env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright keeps the browser that it downloads. */
  playwrightPath: string;
  /** A program's output for `--version`, or null where it does not run. */
  versionOf(program: string): string | null;
}

const FULL_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
  // On Ubuntu without its snap this is a script that only prints that the snap is missing.
  '/usr/bin/chromium-browser',
  '/usr/bin/microsoft-edge-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const HEADLESS_SHELLS = ['/usr/bin/chromium-headless-shell'];

const BROWSER_VERSION = /\b(?:Chrom(?:e|ium)|Edge|HeadlessChrome)\b.* \d+\.\d+/i;

/**
 * The browsers of a machine, or null where it has none. `CHROMIUM` (or `CHROMIUM_PATH`) names the one for all
 * tests. A file that exists is no proof: only a program that prints its version is taken.
 */
export function findBrowsers({ env, playwrightPath, versionOf }: Machine): Browsers | null {
  const runs = (program: string) => BROWSER_VERSION.test(versionOf(program) ?? '');
  const named = env.CHROMIUM || env.CHROMIUM_PATH;
  if (named) {
    if (!runs(named)) throw new Error(`CHROMIUM names ${named}, which is no browser that starts here.`);
    return { full: named, headlessShell: named };
  }
  const full = [...FULL_BROWSERS, playwrightPath].find(runs);
  const headlessShell = HEADLESS_SHELLS.find(runs) ?? full;
  return headlessShell === undefined ? null : { full: full ?? headlessShell, headlessShell };
}
