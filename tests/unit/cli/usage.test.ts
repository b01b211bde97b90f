import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ROOT_DIR } from '#cli/local/root-dir.ts';
import { parseTenantArguments } from '#cli/tenant/arguments.ts';
import { HELP, helpFor } from '#cli/tenant/usage.ts';

test.each(Object.keys(HELP))('the help of tenant %s has an example that the command accepts', (command) => {
  const [, example = ''] = /Example: npm run tenant -- (.+)$/.exec(helpFor(command)) ?? [];
  const words = example.replace(/ <.*$/, '').match(/"[^"]*"|\S+/g) ?? [];
  const args = words.map((word) => word.replace(/^"|"$/g, ''));
  expect(parseTenantArguments(args)).toMatchObject({ kind: command });
});

test('without a command the help names all commands', () => {
  for (const command of Object.keys(HELP))
    expect(helpFor(undefined)).toContain(`npm run tenant -- ${command} `.trim());
});

test.each([
  'start',
  'dev',
  'build',
  'reset',
  'deploy',
  'tenant',
  'incidents',
  'why',
  'domain',
  'openapi',
  'keys',
])('npm run %s has a help', (command) => {
  const source = readFileSync(path.join(ROOT_DIR, `cli/${command}.ts`), 'utf8');
  expect(source).toMatch(/\{\s+main: [^,]+,\s+help: (?:HELP|\(\[command\]\))/);
  expect(source).toMatch(/^(?:if \(isEntry\(import\.meta\.url\)\) )?runCommand\(/m);
});
