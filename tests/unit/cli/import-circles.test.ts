import { describe, expect, test } from 'vitest';
import { circles } from '../../../.ci/import-circles.ts';
import { readFacts } from '../../../.ci/source-facts.ts';

const circlesOf = (files: Record<string, string>) =>
  circles(new Map(Object.entries(files).map(([file, text]) => [file, readFacts(file, text)])));

describe('import circles', () => {
  test('files that import each other, by either spelling and for a type alone, are a circle', () => {
    expect(
      circlesOf({
        'app/ui/a.ts': `import { b } from './b.ts'`,
        'app/ui/b.ts': `import type { C } from '#app/lib/c.ts'`,
        'app/lib/c.ts': `import { a } from '#app/ui/a.ts'`,
      }),
    ).toEqual(['app/ui/a.ts → app/ui/b.ts → app/lib/c.ts → app/ui/a.ts']);
  });

  test('two ways to the same file are no circle, nor are types outside of the site', () => {
    expect(
      circlesOf({
        'app/ui/a.ts': `import { b } from './b.ts'; import { c } from './c.ts'; import x from 'react'`,
        'app/ui/b.ts': `import { c } from './c.ts'`,
        'app/ui/c.ts': '',
        'cli/a.ts': `import type { B } from './b.ts'`,
        'cli/b.ts': `import { a } from './a.ts'`,
      }),
    ).toEqual([]);
  });
});
