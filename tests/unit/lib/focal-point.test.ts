import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitFocalPoint, withFocalPoint } from '#app/lib/focal-point.ts';

const percent = fc.integer({ min: 0, max: 100 });
const point = fc.record({ x: percent, y: percent });
const key = fc
  .tuple(
    fc.stringMatching(/^[\w/ -]{1,20}$/),
    fc.constantFrom('.w640', '.w1600', '.p640', '.original', ''),
    fc.constantFrom('.webp', '.jpg', '.png'),
  )
  .map((each) => each.join(''));

describe('focal points', () => {
  it('the point is before the size and the ending', () => {
    expect(withFocalPoint('a/b.w1600.webp', { x: 35, y: 20 })).toBe('a/b.f35-20.w1600.webp');
    expect(withFocalPoint('a/b.original.jpg', { x: 0, y: 100 })).toBe('a/b.f0-100.original.jpg');
    expect(withFocalPoint('a/b.png', { x: 7, y: 8 })).toBe('a/b.f7-8.png');
  });

  it('a point that is set is read again, and the last one counts', () => {
    fc.assert(
      fc.property(key, point, point, (file, one, other) => {
        const twice = withFocalPoint(withFocalPoint(file, one), other);
        const isCentre = other.x === 50 && other.y === 50;
        expect(splitFocalPoint(twice)).toEqual({ fileKey: file, focalPoint: isCentre ? null : other });
      }),
    );
  });

  it.each(['a/b.f101-20.webp', 'a/b.f35.webp', 'a/b.f35-20', 'a.f1-2/b.webp', 'a/b.fx-y.w640.webp'])(
    '%s has none',
    (file) => {
      expect(splitFocalPoint(file)).toEqual({ fileKey: file, focalPoint: null });
    },
  );
});
