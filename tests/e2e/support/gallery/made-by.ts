import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machineBrowsers, versionOf } from '#tests/support/browsers/machine-browsers.ts';

/** What drew the pictures of blocks: letters and gradients differ by a few pixels from one browser, and system, to the next. */
interface MadeBy {
  browser: string;
  version: string;
  system: string;
}

const FILE = path.join(import.meta.dirname, '../../gallery-baselines/made-by.json');
const OS_RELEASE = '/etc/os-release';

/** Why the pictures cannot be compared on this machine; null where they can be. */
export function whyLooksDiffer(): string | null {
  const pinned: MadeBy = JSON.parse(readFileSync(FILE, 'utf8'));
  const here = drawnHere();
  const isSame =
    here.browser === pinned.browser &&
    here.system === pinned.system &&
    majorOf(here.version) === majorOf(pinned.version);
  if (isSame) return null;
  return `Pictures of blocks are not compared: they were made by ${toText(pinned)}; this is ${toText(here)}.`;
}

/** Notes that the pictures were taken on this machine. */
export function pinLooks(): void {
  writeFileSync(FILE, `${JSON.stringify(drawnHere(), null, 2)}\n`);
}

function drawnHere(): MadeBy {
  const program = machineBrowsers()?.headlessShell ?? '';
  const version = /[\d.]+\d/.exec(versionOf(program) ?? '')?.[0] ?? 'none';
  return { browser: path.basename(program), version, system: systemName() };
}

function systemName(): string {
  if (!existsSync(OS_RELEASE)) return process.platform;
  const release = readFileSync(OS_RELEASE, 'utf8');
  const read = (key: string) => new RegExp(`^${key}="?([^"\\n]*)`, 'm').exec(release)?.[1] ?? '';
  return `${read('ID')} ${read('VERSION_ID')}`.trim();
}

const majorOf = (version: string) => version.split('.')[0];
const toText = ({ browser, version, system }: MadeBy) => `${browser} ${version} on ${system}`;
