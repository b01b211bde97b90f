import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseRange } from '#workers/platform/assets/byte-range.ts';

const size = fc.integer({ min: 0, max: 1e6 });

describe('parseRange', () => {
  test('any satisfiable range is within the file', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,7}-\d{0,7}$/)),
        size,
        (header, bytes) => {
          const range = parseRange(header, bytes);
          if (range === null || range === 'unsatisfiable') return;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(bytes);
        },
      ),
    );
  });

  test('a range within the file is returned as it is', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), fc.nat(1000), (start, extra, beyond) => {
        const end = start + extra;
        expect(parseRange(`bytes=${start}-${end}`, end + 1 + beyond)).toEqual({ start, end });
      }),
    );
  });

  test('a suffix is the end of the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), fc.integer({ min: 1, max: 2000 }), (suffix, bytes) => {
        expect(parseRange(`bytes=-${suffix}`, bytes)).toEqual({
          start: Math.max(0, bytes - suffix),
          end: bytes - 1,
        });
      }),
    );
  });

  test('no range of an empty file is satisfiable', () => {
    expect(parseRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(parseRange('bytes=-1', 0)).toBe('unsatisfiable');
  });
});
