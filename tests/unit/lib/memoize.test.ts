import { describe, expect, test, vi } from 'vitest';
import { memoize, memoizeByKey, memoizeByObject, memoizeRecent } from '#app/lib/memoize.ts';

test('memoize computes a value at most once', () => {
  const make = vi.fn(() => ({}));
  const read = memoize(make);
  expect(read()).toBe(read());
  expect(make).toHaveBeenCalledTimes(1);
});

describe('memoizeByKey', () => {
  test('a value is computed once a key, null included', () => {
    const make = vi.fn((key: string) => (key === 'none' ? null : key.toUpperCase()));
    const read = memoizeByKey(make);
    expect(['a', 'b', 'a', 'none', 'none'].map(read)).toEqual(['A', 'B', 'A', null, null]);
    expect(make).toHaveBeenCalledTimes(3);
  });

  test('the oldest key is computed anew once there are more than the limit', () => {
    const make = vi.fn((key: string) => key);
    const read = memoizeByKey(make, 2);
    for (const key of ['a', 'b', 'c', 'c', 'b', 'a']) read(key);
    expect(make.mock.calls.flat()).toEqual(['a', 'b', 'c', 'a']);
  });
});

test('memoizeByObject computes a value once an object, not once an equal object', () => {
  const values = new WeakMap<object, object>();
  const key = {};
  const first = memoizeByObject(values, key, () => ({}));
  expect(memoizeByObject(values, key, () => ({}))).toBe(first);
  expect(memoizeByObject(values, {}, () => ({}))).not.toBe(first);
});

test('memoizeRecent computes anew for another variant and once the value is too old', () => {
  const values = new WeakMap();
  const key = {};
  const make = vi.fn(() => ({}));
  const read = (variant: string, ms: number) =>
    memoizeRecent(values, { key, variant, now: new Date(ms), maxAgeMs: 1000 }, make);
  const first = read('en', 0);
  expect(read('en', 999)).toBe(first);
  expect(read('es', 999)).not.toBe(first);
  expect(read('en', 1000)).not.toBe(first);
  expect(make).toHaveBeenCalledTimes(3);
});
