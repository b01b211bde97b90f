import { describe, expect, it } from 'vitest';
import { deferAfter } from '#app/lib/defer-after.ts';

describe('deferAfter', () => {
  it('answers with what comes in time', async () => {
    expect(await deferAfter(Promise.resolve('here'), 50)).toBe('here');
  });

  it('answers with the promise of what does not', async () => {
    let arrive: (value: string) => void = () => {};
    const slow = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const answer = await deferAfter(slow, 5);
    expect(answer).toEqual({ deferred: slow });
    arrive('late');
    expect(await slow).toBe('late');
  });

  it('fails as the promise fails', async () => {
    await expect(deferAfter(Promise.reject(new Error('down')), 50)).rejects.toThrow('down');
  });
});
