import { expect, test } from 'vitest';
import { COMMANDS, runProcess } from './run-cli.ts';

// Each command once as a process of its own; all else of them is tested within the tests' process.

const NAMES = Object.keys(COMMANDS);

test.each(NAMES)('npm run %s prints its help with --help, and ends with 0', async (name) => {
  const { code, stdout, stderr } = await runProcess(name, ['--help']);
  expect(stdout).toMatch(new RegExp(`^Usage:[\\s\\S]*npm run ${name} `));
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

test('a command that is used wrongly prints what would be right on stderr, and ends with 1', async () => {
  expect(await runProcess('incidents', ['close'])).toEqual({
    code: 1,
    stdout: '',
    stderr: 'Name the incident: its id, as list prints it.\n',
  });
});
