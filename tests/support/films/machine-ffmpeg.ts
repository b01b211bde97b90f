import { spawnSync } from 'node:child_process';
import { isDebianRoot, run } from '#tests/support/browsers/machine-browsers.ts';

const isThere = () => spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;

/**
 * Whether films can be packaged here; installed where that is possible, as browsers are. CI fails without, elsewhere
 * tests that need it are skipped.
 */
export function hasFfmpeg(): boolean {
  if (isThere()) return true;
  if (isDebianRoot()) {
    // Another worker, or the browsers' installation, may be at it.
    const wait = ['-o', 'DPkg::Lock::Timeout=300'];
    run('apt-get', [...wait, 'update', '-qq']);
    run('apt-get', [...wait, 'install', '-y', '-qq', '--no-install-recommends', 'ffmpeg']);
    if (isThere()) return true;
  }
  if (process.env.CI) throw new Error('No ffmpeg on this machine: the tests of films need it.');
  return false;
}
