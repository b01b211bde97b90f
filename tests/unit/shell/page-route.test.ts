import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { shouldRevalidate } from '#app/features/shell/page-route.tsx';
import { ROOT_DIR } from '#cli/local/root-dir.ts';

const ROUTES_DIR = path.join(ROOT_DIR, 'app/routes');

describe('shouldRevalidate', () => {
  test.each([
    [undefined, true, true],
    [undefined, false, false],
    [200, true, true],
    [302, true, true],
    [400, true, false],
    [429, true, false],
    [503, true, false],
  ])('a form’s status %s with the default %s gives %s', (actionStatus, defaultShouldRevalidate, expected) => {
    expect(shouldRevalidate({ actionStatus, defaultShouldRevalidate } as never)).toBe(expected);
  });

  test('every page with a loader declares shouldRevalidate, as single fetch otherwise reloads it after an error', () => {
    const pages = readdirSync(ROUTES_DIR, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => ({ file, text: readFileSync(path.join(ROUTES_DIR, file), 'utf8') }))
      .filter(
        ({ text }) =>
          /export default /.test(text) && /export (?:async )?(?:function|const) loader\b/.test(text),
      );
    expect(pages.length).toBeGreaterThan(30);
    const silent = pages.filter(({ text }) => !/\bshouldRevalidate\b/.test(text));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });
});
