import { describe, expect, it } from 'vitest';
import { deferAfter } from '#app/lib/defer-after.ts';

describe('deferAfter', () => {
  it('a value that arrives in time is returned', async () => {
    expect(await deferAfter(Promise.resolve('here'), 50)).toBe('here');
  });

  it('a slower value is returned as a deferred promise', async () => {
    let arrive: (value: string) => void = () => {};
    const slow = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const answer = await deferAfter(slow, 5);
    expect(answer).toEqual({ deferred: slow });
    arrive('late');
    expect(await slow).toBe('late');
  });

  it('a rejection in time is thrown', async () => {
    await expect(deferAfter(Promise.reject(new Error('down')), 50)).rejects.toThrow('down');
  });
});
