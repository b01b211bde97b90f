import { describe, expect, test } from 'vitest';
import { countWithSecondLook, deservesSecondLook } from '#tests/support/run/second-look.ts';

const report = ({ unexpected = 0, flaky = 0, skipped = 0, errors = [] as object[] }) => ({
  stats: { expected: 300, unexpected, flaky, skipped },
  errors,
});

describe('a second look', () => {
  test.each([
    ['nothing failed', {}, false],
    ['one test', { unexpected: 1 }, true],
    ['two tests', { unexpected: 1, flaky: 1 }, true],
    ['three tests', { unexpected: 3 }, false],
    ['something outside of tests', { errors: [{ message: 'The Workers logged errors' }] }, false],
    ['a test, and something outside', { unexpected: 1, errors: [{ message: 'down' }] }, false],
    ['a test, and another was left out', { unexpected: 1, skipped: 1 }, false],
  ])('%s', (_, stats, expected) => {
    expect(deservesSecondLook(report(stats))).toBe(expected);
  });

  test.each([
    ['all pass alone', { passed: 2, failed: 0 }, { passed: 300, failed: 0 }],
    ['one fails alone, too', { passed: 1, failed: 1 }, { passed: 298, failed: 2 }],
    ['one of them was not run', { passed: 1, failed: 0 }, { passed: 298, failed: 2 }],
    ['nothing was run', { passed: 0, failed: 0 }, { passed: 298, failed: 2 }],
    ['more was run than failed', { passed: 3, failed: 0 }, { passed: 298, failed: 2 }],
  ])('%s', (_, alone, expected) => {
    expect(countWithSecondLook({ passed: 298, failed: 2 }, alone)).toEqual(expected);
  });
});
