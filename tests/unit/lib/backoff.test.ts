import { describe, expect, test } from 'vitest';
import { backoffMs } from '#app/lib/backoff.ts';

describe('backoffMs', () => {
  test('the wait doubles with each retry', () => {
    expect([0, 1, 2, 3].map((retries) => backoffMs(retries, { firstMs: 500 }))).toEqual([
      500, 1000, 2000, 4000,
    ]);
  });

  test('the wait is never longer than the longest, however many retries were made', () => {
    expect([1, 2, 2000].map((retries) => backoffMs(retries, { firstMs: 500, longestMs: 1500 }))).toEqual([
      1000, 1500, 1500,
    ]);
  });
});
