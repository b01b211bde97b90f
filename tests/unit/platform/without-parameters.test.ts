import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withoutParameters } from '#workers/platform/http/responses.ts';

test('a failed query is logged without what it was to write', () => {
  const error = new DrizzleQueryError(
    'insert into "users" values (?, ?)',
    ['ana@example.com', 'two\nlines'],
    new Error('no'),
  );
  for (const text of [error.message, error.stack ?? '']) {
    expect(text).toContain('ana@example.com');
    const logged = withoutParameters(text);
    expect(logged).toContain('insert into "users"');
    expect(logged).not.toMatch(/ana@example\.com|two|lines/);
  }
  expect(withoutParameters(error.stack ?? '')).toContain('without-parameters.test.ts');
  expect(withoutParameters('params are missing')).toBe('params are missing');
});
