import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvLine } from '#workers/platform/forms/csv.ts';

it('quotes every cell, keeps line breaks inside of it, and ends as RFC 4180 says', () => {
  expect(csvLine(['plain', 'a,b', 'say "yes"', 'two\nlines', ''])).toBe(
    '"plain","a,b","say ""yes""","two\nlines",""\r\n',
  );
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', ' =1+1', '\t=1', '\u200b=cmd|calc', '\u202e=1'])(
  'makes no formula of %j',
  (text) => {
    expect(csvLine([text])).toMatch(/^"'/);
  },
);

it('turns no direction, and leaves what is written from right to left as it is', () => {
  expect(csvLine(['مرحبا\u202e evil \u2066x', 'نعم'])).toBe('"مرحبا evil x","نعم"\r\n');
});

it('has as many cells as it was given, and none that begins a formula, whatever is in them', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (texts) => {
      const line = csvLine(texts);
      const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/gy)].map(([, cell = '']) => cell);
      expect(cells).toHaveLength(texts.length);
      for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]/);
    }),
  );
});
