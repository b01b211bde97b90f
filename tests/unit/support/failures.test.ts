import { expect, test } from 'vitest';
import { listFailures, playwrightFailures, vitestFailures } from '#tests/support/run/failures.ts';

const ROOT = '/project';
const RED = '\u001b[31m';

test('a failed test is named by its file, with its first fifteen lines and no colours', () => {
  const message = Array.from({ length: 20 }, (_, line) => `${RED}line ${line + 1}`).join('\n');
  const passed = { status: 'passed', fullName: 'works', failureMessages: [] };
  const failed = { status: 'failed', fullName: 'money is kept', failureMessages: [message] };
  const file = { name: '/project/tests/unit/money.test.ts', status: 'failed', message: '' };
  const report = { testResults: [{ ...file, assertionResults: [passed, failed] }] };
  const [failure, ...others] = vitestFailures(report, ROOT);
  expect(others).toEqual([]);
  expect(failure?.name).toBe('tests/unit/money.test.ts › money is kept');
  expect(failure?.error.split('\n')).toEqual(Array.from({ length: 15 }, (_, line) => `line ${line + 1}`));
});

test('so is a file that failed before it had a test', () => {
  const file = { name: '/project/tests/unit/broken.test.ts', status: 'failed', message: 'no such module' };
  expect(vitestFailures({ testResults: [{ ...file, assertionResults: [] }] }, ROOT)).toEqual([
    { name: 'tests/unit/broken.test.ts', error: 'no such module' },
  ]);
});

test('in the browsers the failing step’s place is told, wherever in the suites the test stands', () => {
  const place = { file: '/project/tests/e2e/support/player.ts', line: 14, column: 3 };
  const result = { status: 'failed', errors: [{ message: 'never played', location: place }] };
  const spec = (title: string, status: string, results: object[]) => ({
    title,
    tests: [{ projectName: 'scripts', status, results }],
  });
  const inner = { title: 'a stream', specs: [spec('plays', 'unexpected', [result])] };
  const outer = { title: 'live.spec.ts', specs: [spec('is', 'expected', [])], suites: [inner] };
  const outside = { message: 'The Workers logged errors' };
  expect(playwrightFailures({ suites: [outer], errors: [outside] }, ROOT)).toEqual([
    {
      name: '[scripts] › live.spec.ts › a stream › plays',
      error: 'at tests/e2e/support/player.ts:14:3\nnever played',
    },
    { name: 'outside of any test', error: 'The Workers logged errors' },
  ]);
});

test('the list has a heading where there is something to tell', () => {
  expect(listFailures('failed', [])).toBe('');
  expect(listFailures('failed', [{ name: 'a', error: 'one\ntwo' }])).toBe(
    '\nfailed:\n\n  a\n      one\n      two\n',
  );
});
