import { describe, expect, it } from 'vitest';
import { settleSoon } from '#app/lib/settle-soon.ts';

describe('settleSoon', () => {
  it('answers with what comes in time', async () => {
    expect(await settleSoon(Promise.resolve('here'), 50)).toBe('here');
  });

  it('answers with the promise of what does not', async () => {
    let arrive: (value: string) => void = () => {};
    const slow = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const answer = await settleSoon(slow, 5);
    expect(answer).toEqual({ later: slow });
    arrive('late');
    expect(await slow).toBe('late');
  });

  it('fails as the promise fails', async () => {
    await expect(settleSoon(Promise.reject(new Error('down')), 50)).rejects.toThrow('down');
  });
});
