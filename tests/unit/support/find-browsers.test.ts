import { describe, expect, test } from 'vitest';
import { findBrowsers } from '#tests/support/browsers/find-browsers.ts';

const DEBIAN = '/usr/bin/chromium';
const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const STUB = '/usr/bin/chromium-browser';
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PLAYWRIGHT = '/home/one/.cache/ms-playwright/chromium-1200/chrome-linux/chrome';
const VERSION = 'Chromium 156.0.8078.79';

const find = (programs: Record<string, string | null>, env: Record<string, string> = {}) =>
  findBrowsers({ env, playwrightPath: PLAYWRIGHT, versionOf: (program) => programs[program] ?? null });

describe('findBrowsers', () => {
  test("Debian's headless shell is taken beside its full browser", () => {
    const found = find({
      [DEBIAN]: `${VERSION} built on Debian`,
      [DEBIAN_SHELL]: VERSION,
      [PLAYWRIGHT]: VERSION,
    });
    expect(found).toEqual({ full: DEBIAN, headlessShell: DEBIAN_SHELL });
  });

  test('the full browser is used in place of a missing headless shell', () => {
    expect(find({ [DEBIAN]: VERSION })).toEqual({ full: DEBIAN, headlessShell: DEBIAN });
  });

  test.each([
    ['/usr/bin/google-chrome-stable', 'Google Chrome 141.0.7390.54'],
    ['/usr/bin/microsoft-edge-stable', 'Microsoft Edge 141.0.3537.57'],
    ['/snap/bin/chromium', 'Chromium 141.0.7390.54 snap'],
    [MAC_CHROME, 'Google Chrome 141.0.7390.54'],
    [PLAYWRIGHT, 'Google Chrome for Testing 150.0.1.2'],
  ])('%s is taken where it is the only browser', (path, version) => {
    expect(find({ [path]: version })).toEqual({ full: path, headlessShell: path });
  });

  test("a browser of the system is preferred to Playwright's own", () => {
    const found = find({ [PLAYWRIGHT]: VERSION, [MAC_CHROME]: 'Google Chrome 141.0.7390.54' });
    expect(found?.full).toBe(MAC_CHROME);
  });

  test("Ubuntu's stub, which only prints that a snap is missing, is not taken", () => {
    const stub = "Command '/usr/bin/chromium-browser' requires the chromium snap to be installed.";
    expect(find({ [STUB]: stub })).toBeNull();
    expect(find({ [STUB]: null, [PLAYWRIGHT]: VERSION })?.full).toBe(PLAYWRIGHT);
  });

  test('a machine without any browser has none', () => {
    expect(find({})).toBeNull();
  });

  test.each(['CHROMIUM', 'CHROMIUM_PATH'])('the browser that %s names runs all tests', (variable) => {
    const found = find(
      { '/opt/mine': VERSION, [DEBIAN]: VERSION, [DEBIAN_SHELL]: VERSION },
      { [variable]: '/opt/mine' },
    );
    expect(found).toEqual({ full: '/opt/mine', headlessShell: '/opt/mine' });
  });

  test('a named browser that does not start is an error, though the machine has another', () => {
    expect(() => find({ [DEBIAN]: VERSION }, { CHROMIUM: '/opt/gone' })).toThrow('CHROMIUM names /opt/gone');
  });
});
