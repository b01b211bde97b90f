import { describe, expect, it } from 'vitest';
import { importsIn, readImportGraph } from '#tests/support/import-graph.ts';
import { testsNamedAfter, testsNear } from '#tests/support/tests-near.ts';

describe('testsNear', () => {
  const graph = new Map([
    ['app/lib/money.ts', []],
    ['app/features/price.ts', ['app/lib/money.ts']],
    ['app/routes/pricing.tsx', ['app/features/price.ts']],
    ['tests/unit/money.test.ts', ['app/lib/money.ts']],
    ['tests/unit/pricing.test.tsx', ['app/routes/pricing.tsx']],
    ['tests/dom/price.test.tsx', ['app/features/price.ts', 'tests/dom/support/render.tsx']],
    ['tests/integration/pricing.test.ts', ['app/lib/money.ts']],
    ['tests/unit/other.test.ts', []],
  ]);

  it('the tests that reach a file are listed, direct importers first', () => {
    expect(testsNear(['app/lib/money.ts'], graph)).toEqual([
      { file: 'tests/unit/money.test.ts', distance: 1 },
      { file: 'tests/dom/price.test.tsx', distance: 2 },
      { file: 'tests/unit/pricing.test.tsx', distance: 3 },
    ]);
  });

  it('a changed test lists itself', () => {
    expect(testsNear(['tests/unit/other.test.ts'], graph)).toEqual([
      { file: 'tests/unit/other.test.ts', distance: 0 },
    ]);
  });

  it('files that import each other do not loop', () => {
    const circle = new Map([
      ['a.ts', ['b.ts']],
      ['b.ts', ['a.ts']],
      ['tests/unit/a.test.ts', ['a.ts']],
    ]);
    expect(testsNear(['b.ts'], circle)).toEqual([{ file: 'tests/unit/a.test.ts', distance: 2 }]);
  });
});

describe('testsNamedAfter', () => {
  it('a route, which no test imports, has the integration tests of its name', () => {
    const files = ['tests/integration/auth/login.test.ts', 'tests/integration/auth/login-site.ts'];
    const others = new Map([...files, 'tests/e2e/login.spec.ts'].map((file) => [file, []]));
    expect(testsNamedAfter(['app/routes/auth/login.tsx'], others)).toEqual([files[0]]);
  });
});

describe('importsIn', () => {
  it('imports by name, of types, on demand and for their effect are read', () => {
    const source = `
      import { a } from '#app/lib/a.ts';
      import type { B } from './b.ts';
      const load = () => import('../c.tsx');
      import './styles.css';
      import url from './font.woff2?url';
      import react from 'react';`;
    expect(importsIn('app/features/x/y.ts', source)).toEqual([
      'app/lib/a.ts',
      'app/features/x/b.ts',
      'app/features/c.tsx',
      'app/features/x/styles.css',
      'app/features/x/font.woff2',
    ]);
  });
});

describe('readImportGraph', () => {
  it('the graph has this file and its imports', () => {
    expect(readImportGraph().get('tests/unit/support/tests-near.test.ts')).toContain(
      'tests/support/tests-near.ts',
    );
  });
});
