import { describe, expect, it } from 'vitest';
import { rangeLength } from '#app/features/playback/engine/byte-range.ts';
import {
  failureOf,
  failureOfLoading,
  failureOfMediaError,
  isCritical,
} from '#app/features/playback/engine/failure.ts';
import messages from '../../../../public/frontend/locales/en.json';

const shakaError = (category: number, code: number, data: unknown[] = []) => ({
  severity: 2,
  category,
  code,
  data,
});

describe('failureOf, failureOfLoading and failureOfMediaError', () => {
  it.each([
    ['a manifest that is gone', shakaError(1, 1001, ['u', 404]), true, 'missing'],
    ['an address that ran out', shakaError(1, 1001, ['u', 403]), true, 'expired'],
    ['a server error', shakaError(1, 1001, ['u', 502]), true, 'network'],
    ['a broken connection', shakaError(1, 1002), true, 'network'],
    ['a broken connection while offline', shakaError(1, 1002), false, 'offline'],
    ['a time-out', shakaError(1, 1003), true, 'network'],
    ['a page instead of a segment', shakaError(1, 1007), true, 'damaged'],
    ['a page instead of a manifest', shakaError(4, 4015), true, 'damaged'],
    ['codecs of another world', shakaError(4, 4032), true, 'unsupported'],
    ['protected media', shakaError(6, 6001), true, 'unsupported'],
    ['a decoder that gave up', shakaError(3, 3016), true, 'damaged'],
    ['something else', new Error('?'), true, 'unknown'],
    ['something else while offline', undefined, false, 'offline'],
  ])('failureOf reads the kind of %s', (_, error, isOnline, expected) => {
    expect(failureOf(error, isOnline)).toBe(expected);
  });

  it.each([
    ['an error of its own', shakaError(1, 1001, ['u', 404]), true, 'missing'],
    ['one that it stumbled over', new TypeError('no such thing'), true, 'damaged'],
    ['one while offline', new TypeError('no such thing'), false, 'offline'],
  ])('a library that throws %s while opening is a failure of its kind', (_, error, isOnline, expected) => {
    expect(failureOfLoading(error, isOnline)).toBe(expected);
  });

  it.each([
    [2, 'network'],
    [3, 'damaged'],
    [4, 'missing'],
    [undefined, 'unknown'],
  ])('media error %s is %s', (code, expected) => {
    expect(failureOfMediaError(code, true)).toBe(expected);
  });

  it('every kind of failure has a text', () => {
    const kinds = ['offline', 'network', 'missing', 'expired', 'damaged', 'unsupported', 'unknown'];
    for (const kind of kinds) expect(messages.player).toHaveProperty(`failure_${kind}`);
  });

  it('an error that the engine retries itself is not critical', () => {
    expect(isCritical(shakaError(1, 1001))).toBe(true);
    expect(isCritical({ ...shakaError(1, 1001), severity: 1 })).toBe(false);
    expect(isCritical(null)).toBe(false);
  });
});

describe('rangeLength', () => {
  it.each([
    ['bytes=0-99', 100],
    ['bytes=500-500', 1],
    ['bytes=500-', null],
    [undefined, null],
    ['lines=0-9', null],
  ])('the length of %s is %s', (range, length) => {
    expect(rangeLength(range)).toBe(length);
  });
});
