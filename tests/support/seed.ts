import { spawnSync } from 'node:child_process';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { IS_TEST_ALL } from './test-all.ts';

/**
 * The seed of all random data in a whole run. It follows from the tree of HEAD: the same change draws the
 * same data, so that a run never fails for another's fault. `npm run test:all` draws a new one. TEST_SEED
 * names one to repeat.
 */
export function chooseSeed(environment = process.env): number {
  if (environment.TEST_SEED) return Number(environment.TEST_SEED);
  if (IS_TEST_ALL) return Date.now() % 1_000_000;
  return Number.parseInt(headTree().slice(0, 7), 16);
}

/** The same for every tree without a repository, such as an archive, or with one that belongs to another user. */
const NO_REPOSITORY = '0000001';

function headTree(): string {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD^{tree}'], {
    cwd: ROOT_DIR,
    encoding: 'utf8',
  });
  return status === 0 ? stdout : NO_REPOSITORY;
}
