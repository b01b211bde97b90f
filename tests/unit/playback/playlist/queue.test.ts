import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstInQueue,
  nextInQueue,
  previousInQueue,
  type QueueItem,
  shuffledNext,
} from '#app/features/playback/playlist/queue.ts';

const queueOf = (text: string): QueueItem[] =>
  text.split('').map((id) => ({ id: id.toLowerCase(), isPlayable: id === id.toLowerCase() }));

const queues = fc
  .array(fc.boolean(), { minLength: 1, maxLength: 40 })
  .map((playable) => playable.map((isPlayable, index): QueueItem => ({ id: `item-${index}`, isPlayable })));
const randoms = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const placed = queues.chain((queue) =>
  fc.record({ queue: fc.constant(queue), at: fc.nat({ max: queue.length - 1 }) }),
);
const playableOf = (queue: readonly QueueItem[]) =>
  queue.filter(({ isPlayable }) => isPlayable).map(({ id }) => id);

/** Every id from `start` on, until one comes again. */
function walk(start: string | null, step: (id: string) => string | null): string[] {
  const seen: string[] = [];
  for (let id = start; id !== null && !seen.includes(id); id = step(id)) seen.push(id);
  return seen;
}

describe('nextInQueue, previousInQueue and firstInQueue', () => {
  it.each([
    ['abc', 'a', 'b'],
    ['abc', 'c', 'a'],
    ['aBC', 'a', 'a'],
    ['aBc', 'a', 'c'],
    ['ABc', 'c', 'c'],
    ['Abc', 'c', 'b'],
    ['ABC', 'b', null],
    ['abc', 'x', 'a'],
    ['', 'a', null],
  ])('in %s after %s comes %s', (queue, current, next) => {
    expect(nextInQueue(queueOf(queue), current)).toBe(next);
  });

  it.each([
    ['abc', 'a', 'c'],
    ['abc', 'b', 'a'],
    ['aBc', 'c', 'a'],
    ['ABC', 'b', null],
    ['abc', 'x', 'c'],
    ['', 'a', null],
  ])('in %s before %s comes %s', (queue, current, previous) => {
    expect(previousInQueue(queueOf(queue), current)).toBe(previous);
  });

  it('the first item is the first that plays', () => {
    expect(firstInQueue(queueOf('Abc'))).toBe('b');
    expect(firstInQueue(queueOf('AB'))).toBeNull();
  });

  it('the queue plays every playable item once, in order, and returns to the first', () => {
    fc.assert(
      fc.property(queues, (queue) => {
        const first = firstInQueue(queue);
        expect(walk(first, (id) => nextInQueue(queue, id))).toEqual(playableOf(queue));
        if (first) expect(nextInQueue(queue, playableOf(queue).at(-1) ?? null)).toBe(first);
      }),
    );
  });

  it('previous items come in the reverse order', () => {
    fc.assert(
      fc.property(queues, (queue) => {
        for (const id of playableOf(queue)) {
          expect(previousInQueue(queue, nextInQueue(queue, id))).toBe(id);
        }
      }),
    );
  });
});

describe('shuffledNext', () => {
  it('another playable item is picked wherever there is one', () => {
    fc.assert(
      fc.property(placed, randoms, ({ queue, at }, random) => {
        const current = queue[at]?.id ?? null;
        const others = playableOf(queue).filter((id) => id !== current);
        const picked = shuffledNext(queue, current, () => random);
        if (others.length > 0) expect(others).toContain(picked);
        else expect(picked).toBe(playableOf(queue)[0] ?? null);
      }),
    );
  });

  it('every other item can be picked', () => {
    fc.assert(
      fc.property(placed, ({ queue, at }) => {
        const current = queue[at]?.id ?? null;
        const others = playableOf(queue).filter((id) => id !== current);
        const picked = others.map((_, index) =>
          shuffledNext(queue, current, () => (index + 0.5) / others.length),
        );
        expect(picked).toEqual(others);
      }),
    );
  });
});
