import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wellFormedJson } from '#app/lib/well-formed-json.ts';

/** As JSON may spell it: every unit as an escape, or none that need not be one. */
const escaped = (text: string) =>
  `"${[...Array(text.length).keys()].map((i) => `\\u${text.charCodeAt(i).toString(16).padStart(4, '0')}`).join('')}"`;

describe('wellFormedJson', () => {
  it.each([
    [String.raw`{"a":"\ud800"}`, '\ufffd'],
    [String.raw`{"a":"x\uDFFFy"}`, 'x\ufffdy'],
    [String.raw`{"a":"\udc00\ud800"}`, '\ufffd\ufffd'],
    [String.raw`{"a":"\ud83d\ude00"}`, '😀'],
    [String.raw`{"a":"\ud83d\ud83d\ude00"}`, '\ufffd😀'],
    [String.raw`{"a":"\\ud800"}`, String.raw`\ud800`],
    [String.raw`{"a":"\\\ud800\n\"\u0041"}`, '\\\ufffd\n"A'],
  ])('%s is read without lone surrogates', (json, text) => {
    expect(JSON.parse(wellFormedJson(json))).toEqual({ a: text });
  });

  it('any other text is left as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const json of [JSON.stringify(text), escaped(text)])
          expect(JSON.parse(wellFormedJson(json))).toBe(text);
      }),
    );
  });

  it('no lone surrogate is left, however it is written', () => {
    const units = fc.array(fc.constantFrom('\ud83d', '\ude00', '\\', 'u', 'd800', '"', 'x'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(units, (pieces) => {
        const text = pieces.join('');
        for (const json of [JSON.stringify(text), escaped(text)]) {
          const read = JSON.parse(wellFormedJson(json)) as string;
          expect(read).toBe(Buffer.from(text, 'utf8').toString('utf8'));
        }
      }),
      { numRuns: 500 },
    );
  });
});
