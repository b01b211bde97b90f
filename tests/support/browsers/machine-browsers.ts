import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Browsers, findBrowsers } from './find-browsers.ts';

/**
 * Passes the browsers that one process found to its child processes, so that each browser starts once a run.
 */
const FOUND_VARIABLE = 'MARQUEE_BROWSERS';
const VERSION_TIMEOUT_MS = 30_000;

export const HOW_TO_GET_A_BROWSER =
  'install Google Chrome or Chromium, or name one with CHROMIUM=/path/to/chrome.';

/** The browsers of this machine, or null. Installs nothing. */
export function machineBrowsers(): Browsers | null {
  const known = process.env[FOUND_VARIABLE];
  if (known) return JSON.parse(known);
  const found = findBrowsers({ env: process.env, playwrightPath: chromium.executablePath(), versionOf });
  if (found) process.env[FOUND_VARIABLE] = JSON.stringify(found);
  return found;
}

/** The browsers of this machine, installed where that is possible. Null where it is not. */
export function installedBrowsers(): Browsers | null {
  const found = machineBrowsers();
  if (found && (found.full !== found.headlessShell || process.env.CHROMIUM || process.env.CHROMIUM_PATH))
    return found;
  if (isDebianRoot()) {
    // Debian's browsers play H.264 and AAC, which Playwright's own do not.
    run('apt-get', ['update', '-qq']);
    const packages = ['chromium', 'chromium-headless-shell', 'fonts-noto-core'];
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
    delete process.env[FOUND_VARIABLE];
  }
  if (machineBrowsers()) return machineBrowsers();
  run('npx', ['playwright', 'install', ...(isRoot() ? ['--with-deps'] : []), 'chromium']);
  return machineBrowsers();
}

export function requireBrowsers(): Browsers {
  const browsers = installedBrowsers();
  if (!browsers) throw new Error(`No browser starts on this machine: ${HOW_TO_GET_A_BROWSER}`);
  return browsers;
}

/** Such as `Chromium 156.0.8078.79`; null for what does not run. */
export function versionOf(program: string): string | null {
  const { status, stdout } = spawnSync(program, ['--version'], {
    encoding: 'utf8',
    timeout: VERSION_TIMEOUT_MS,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return status === 0 ? stdout.trim() : null;
}

const isRoot = () => process.getuid?.() === 0;

/** Ubuntu is none: its apt has only a package that installs a snap. */
export function isDebianRoot(): boolean {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return false;
  return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'));
}

export function run(command: string, args: string[]) {
  spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
