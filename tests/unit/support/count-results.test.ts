import { describe, expect, test } from 'vitest';
import { countPlaywright, countVitest } from '#tests/support/run/count-results.ts';

const ROOT = '/project';
const RED = '\u001b[31m';

describe('countVitest', () => {
  const totals = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0 };

  test('a failed test is named by its file, with the first lines of its error and no colours', () => {
    const failureMessages = [`${RED}12 is not 13\n\nExpected: 13\n    at x`];
    const failed = { status: 'failed', fullName: 'money is kept', failureMessages };
    const passed = { status: 'passed', fullName: 'works', failureMessages: [] };
    const file = { name: '/project/tests/unit/money.test.ts', status: 'failed' };
    const report = {
      ...totals,
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ ...file, assertionResults: [passed, failed] }],
    };
    expect(countVitest(report, ROOT)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: ['tests/unit/money.test.ts › money is kept\n      12 is not 13\n      Expected: 13'],
      flaky: [],
      skips: [],
    });
  });

  test('skipped tests are counted and named', () => {
    const file = { name: '/project/tests/unit/money.test.ts', status: 'passed' };
    const skipped = ['skipped', 'pending'].map((status) => ({ status, fullName: `a ${status} test` }));
    const passed = { status: 'passed', fullName: 'money is kept' };
    const testResults = [{ ...file, assertionResults: [passed, ...skipped] }];
    const report = { ...totals, numPassedTests: 1, numPendingTests: 2, testResults };
    expect(countVitest(report, ROOT)).toMatchObject({
      skipped: 2,
      skips: ['tests/unit/money.test.ts › a skipped test', 'tests/unit/money.test.ts › a pending test'],
    });
  });

  test('a file that failed before it had a test counts as one failure', () => {
    const file = { name: '/project/tests/unit/broken.test.ts', status: 'failed', message: 'no such module' };
    const result = countVitest({ ...totals, testResults: [{ ...file, assertionResults: [] }] }, ROOT);
    expect(result.failed).toBe(1);
    expect(result.failures).toEqual(['tests/unit/broken.test.ts\n      no such module']);
  });

  test('a file whose tests were skipped, as what they need failed, counts as one failure beside others', () => {
    const broken = { name: '/project/tests/unit/broken.test.ts', status: 'failed', message: 'cannot open' };
    const testResults = [
      { ...broken, assertionResults: [{ status: 'skipped', fullName: 'is never run' }] },
      {
        ...broken,
        name: '/project/other.test.ts',
        assertionResults: [{ status: 'failed', fullName: 'fails' }],
      },
    ];
    const result = countVitest({ ...totals, numFailedTests: 1, numPendingTests: 1, testResults }, ROOT);
    expect(result.failed).toBe(2);
    expect(result.failures[0]).toBe('tests/unit/broken.test.ts\n      cannot open');
  });
});

describe('countPlaywright', () => {
  const spec = (title: string, status: string, message?: string) => {
    const first = { errors: message === undefined ? [] : [{ message }] };
    const tests = [{ projectName: 'scripts', status, results: [first, { errors: [] }] }];
    return { title, file: 'live.spec.ts', line: 14, tests };
  };
  const report = (stats: object, specs: object[], errors: object[] = []) => ({
    stats: { expected: 300, unexpected: 0, flaky: 0, skipped: 0, ...stats },
    suites: [{ specs: [], suites: [{ specs }] }],
    errors,
  });
  const flakySpecs = (count: number) =>
    Array.from({ length: count }, (_, index) => spec(`plays ${index}`, 'flaky', 'never played'));

  test('a failed test is named by its project and place, wherever it is nested', () => {
    const specs = [spec('is', 'expected'), spec('plays', 'unexpected', 'never')];
    const result = countPlaywright(report({ unexpected: 1 }, specs));
    expect(result).toMatchObject({ passed: 300, failed: 1 });
    expect(result.failures).toEqual(['[scripts] live.spec.ts:14 › plays\n      never']);
  });

  test.each([1, 2])('%i flaky tests count as passed, and are named', (flaky) => {
    const result = countPlaywright(report({ flaky }, flakySpecs(flaky)));
    expect(result).toMatchObject({ passed: 300 + flaky, failed: 0 });
    expect(result.flaky).toHaveLength(flaky);
    expect(result.flaky[0]).toBe('[scripts] live.spec.ts:14 › plays 0\n      never played');
  });

  test('three flaky tests count as failed', () => {
    expect(countPlaywright(report({ flaky: 3 }, flakySpecs(3)))).toMatchObject({ passed: 300, failed: 3 });
  });

  test('an error outside of any test counts as a failure', () => {
    const result = countPlaywright(report({}, [], [{ message: 'The Workers logged errors' }]));
    expect(result).toMatchObject({ passed: 300, failed: 1 });
    expect(result.failures).toEqual(['outside of any test\n      The Workers logged errors']);
  });

  test('skipped tests are neither passed nor failed, and are named with their reason', () => {
    const annotations = [{ type: 'skip', description: 'This browser plays no H.264 and AAC.' }];
    const plays = spec('plays', 'skipped');
    const skipped = { ...plays, tests: plays.tests.map((each) => ({ ...each, annotations })) };
    const result = countPlaywright(report({ skipped: 1 }, [spec('is', 'expected'), skipped]));
    expect(result).toMatchObject({ passed: 300, failed: 0, skipped: 1 });
    expect(result.skips).toEqual([
      '[scripts] live.spec.ts:14 › plays\n      This browser plays no H.264 and AAC.',
    ]);
  });
});
