import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLine } from '#app/lib/csv.ts';

describe('csvLine', () => {
  it('every cell is quoted, line breaks are kept, and lines end as in RFC 4180', () => {
    expect(csvLine(['plain', 'a,b', 'say "yes"', 'two\nlines', ''])).toBe(
      '"plain","a,b","say ""yes""","two\nlines",""\r\n',
    );
  });

  it('numbers stay numbers, also below zero', () => {
    expect(csvLine(['a', 0, -34.57, 1e6])).toBe('"a",0,-34.57,1000000\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', ' =1+1', '\t=1', '\u200b=cmd|calc', '\u202e=1'])(
    '%j does not become a formula',
    (text) => {
      expect(csvLine([text])).toMatch(/^"'/);
    },
  );

  it('direction controls are removed, and right-to-left text stays as it is', () => {
    expect(csvLine(['مرحبا\u202e evil \u2066x', 'نعم'])).toBe('"مرحبا evil x","نعم"\r\n');
  });

  it('a line has as many cells as given, and none starts a formula', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1, maxLength: 5 }), (texts) => {
        const line = csvLine(texts);
        const cells = [...line.matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)/gy)].map(([, cell = '']) => cell);
        expect(cells).toHaveLength(texts.length);
        for (const cell of cells) expect(cell).not.toMatch(/^\s*[=+\-@]/);
      }),
    );
  });
});
