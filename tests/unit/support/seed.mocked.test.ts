import { spawnSync } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { chooseSeed } from '#tests/support/seed.ts';

vi.mock('node:child_process', () => ({ spawnSync: vi.fn() }));
vi.mock('#tests/support/test-all.ts', () => ({ IS_TEST_ALL: false }));

const gitEndsWith = (status: number | null, stdout = '') =>
  vi.mocked(spawnSync).mockReturnValue({ status, stdout } as never);

describe('chooseSeed', () => {
  test('the seed follows from the tree of HEAD', () => {
    gitEndsWith(0, 'c93443df0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a\n');
    expect(chooseSeed({})).toBe(0xc93443d);
  });

  test.each([
    ['without a repository', 128],
    ['without git', null],
  ])('a tree %s has a fixed seed', (_, status) => {
    gitEndsWith(status);
    expect(chooseSeed({})).toBe(1);
  });

  test('TEST_SEED names the seed', () => {
    expect(chooseSeed({ TEST_SEED: '42' })).toBe(42);
  });
});
