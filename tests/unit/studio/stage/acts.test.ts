import { describe, expect, it } from 'vitest';
import {
  type ActOnBlock,
  actOnBlock,
  addBelow,
  moveBelow,
} from '#app/features/studio/stage/acts/block-act.ts';
import { type ActOnCard, actOnCard, cardsAt } from '#app/features/studio/stage/acts/card-act.ts';
import { applyAll } from '#app/lib/edit-document/apply.ts';
import { type EditDocument, toDocument } from '#app/lib/edit-document/document.ts';

const cards = (...ids: string[]) => ids.map((id) => ({ _id: id, heading: id }));
const DOCUMENT = toDocument(
  {
    language: 'en',
    fields: {},
    blocks: ['a', 'b', 'c'].map((id) => ({
      id,
      data: {
        component_key: 'rowingHeroSection',
        slide_data: cards('1', '2', '3'),
        group: { list: cards('9') },
      },
    })),
  },
  () => 'made',
);
let made = 0;
const newId = () => `new-${++made}`;

function applied(document: EditDocument, act: Pick<ActOnBlock, 'commands'> | null): EditDocument {
  const result = applyAll(document, act?.commands ?? []);
  if (!result.ok) throw new Error(result.reason);
  return result.document;
}
const idsOf = ({ blocks }: EditDocument) => blocks.map(({ id }) => id);
const orderAfter = (act: ActOnBlock | null) => idsOf(applied(DOCUMENT, act));

describe('acts on a block', () => {
  it('up and down change places with a neighbour, and name the new one', () => {
    const down = actOnBlock(DOCUMENT, 'down', 'a', newId);
    expect(orderAfter(down)).toEqual(['b', 'a', 'c']);
    expect(down).toMatchObject({ focus: 'a', position: 2, count: 3 });
    const up = actOnBlock(DOCUMENT, 'up', 'c', newId);
    expect(orderAfter(up)).toEqual(['a', 'c', 'b']);
    expect(up).toMatchObject({ focus: 'c', position: 2, count: 3 });
  });

  it('there is nothing to do at the ends, nor of a block that is gone', () => {
    expect(actOnBlock(DOCUMENT, 'up', 'a', newId)).toBeNull();
    expect(actOnBlock(DOCUMENT, 'down', 'c', newId)).toBeNull();
    for (const act of ['up', 'down', 'copy', 'delete'] as const)
      expect(actOnBlock(DOCUMENT, act, 'gone', newId)).toBeNull();
  });

  it('a copy is below its original, is focused, and has ids of its own', () => {
    const copy = actOnBlock(DOCUMENT, 'copy', 'b', newId);
    const ids = orderAfter(copy);
    expect(ids).toEqual(['a', 'b', copy?.focus, 'c']);
    expect(copy).toMatchObject({ position: 3, count: 4 });
    const [, original, copied] = applied(DOCUMENT, copy).blocks;
    const idsIn = (block: typeof original) => block && cardsAt(block, 'slide_data').map(({ _id }) => _id);
    expect(idsIn(copied)).toHaveLength(3);
    expect(idsIn(copied)?.some((id) => idsIn(original)?.includes(id))).toBe(false);
  });

  it('after deleting, the focus is on the next block, then on the one before, then on none', () => {
    const first = actOnBlock(DOCUMENT, 'delete', 'a', newId);
    expect(orderAfter(first)).toEqual(['b', 'c']);
    expect(first?.focus).toBe('b');
    expect(actOnBlock(DOCUMENT, 'delete', 'c', newId)?.focus).toBe('b');
    const alone = applied(DOCUMENT, {
      commands: [
        { kind: 'remove', id: 'a' },
        { kind: 'remove', id: 'b' },
      ],
    });
    expect(actOnBlock(alone, 'delete', 'c', newId)).toMatchObject({ focus: null, count: 0 });
  });

  it('a new block is below another one, or at the end', () => {
    const make = (at: string) => ({ id: 'fresh', at, data: {} });
    expect(orderAfter(addBelow(DOCUMENT, 'a', make))).toEqual(['a', 'fresh', 'b', 'c']);
    expect(orderAfter(addBelow(DOCUMENT, null, make))).toEqual(['a', 'b', 'c', 'fresh']);
    expect(addBelow({ blocks: [] }, null, make)).toMatchObject({ focus: 'fresh', position: 1, count: 1 });
    expect(addBelow(DOCUMENT, 'gone', make)).toBeNull();
  });
});

describe('a block that is dropped', () => {
  it('is below another one, or above all', () => {
    expect(orderAfter(moveBelow(DOCUMENT, 'a', 'c'))).toEqual(['b', 'c', 'a']);
    expect(orderAfter(moveBelow(DOCUMENT, 'a', 'b'))).toEqual(['b', 'a', 'c']);
    expect(orderAfter(moveBelow(DOCUMENT, 'c', null))).toEqual(['c', 'a', 'b']);
    expect(moveBelow(DOCUMENT, 'c', 'a')).toMatchObject({ focus: 'c', position: 2, count: 3 });
  });

  it('changes nothing where it is already, or where one of both is gone', () => {
    expect(moveBelow(DOCUMENT, 'b', 'a')).toBeNull();
    expect(moveBelow(DOCUMENT, 'a', null)).toBeNull();
    expect(moveBelow(DOCUMENT, 'gone', 'a')).toBeNull();
    expect(moveBelow(DOCUMENT, 'a', 'gone')).toBeNull();
    expect(moveBelow(DOCUMENT, 'a', 'a')).toBeNull();
  });
});

describe('acts on a card', () => {
  const [, block] = DOCUMENT.blocks;
  if (!block) throw new Error('no block');
  const act = (kind: Parameters<typeof actOnCard>[1], id: string, list = 'slide_data') =>
    actOnCard(block, kind, { list, id }, newId);
  const cardsAfter = (done: ActOnCard | null, list = 'slide_data') => {
    const changed = applied(DOCUMENT, done && { commands: [done.command] }).blocks[1];
    return changed && cardsAt(changed, list).map(({ _id }) => _id);
  };

  it('back and on move it by one', () => {
    expect(cardsAfter(act('on', '1'))).toEqual(['2', '1', '3']);
    expect(cardsAfter(act('on', '2'))).toEqual(['1', '3', '2']);
    expect(cardsAfter(act('back', '2'))).toEqual(['2', '1', '3']);
    expect(cardsAfter(act('back', '3'))).toEqual(['1', '3', '2']);
    expect(act('on', '1')).toMatchObject({ focus: '1', position: 2, count: 3 });
    expect([act('back', '1'), act('on', '3'), act('on', 'gone')]).toEqual([null, null, null]);
  });

  it('dropped, it has the place that was shown', () => {
    expect(cardsAfter(act(2, '1'))).toEqual(['2', '3', '1']);
    expect(cardsAfter(act(0, '3'))).toEqual(['3', '1', '2']);
    expect(act(0, '3')).toMatchObject({ focus: '3', position: 1, count: 3 });
    expect([act(3, '1'), act(-1, '1'), act(0, 'gone')]).toEqual([null, null, null]);
  });

  it('a copy is behind its original', () => {
    const copy = act('copy', '1');
    expect(cardsAfter(copy)).toEqual(['1', copy?.focus, '2', '3']);
    expect(copy?.focus).toMatch(/^new-/);
  });

  it('after deleting, the card in its place is current, and none where it was the only one', () => {
    expect(cardsAfter(act('delete', '2'))).toEqual(['1', '3']);
    expect(act('delete', '2')?.focus).toBe('3');
    expect(act('delete', '3')?.focus).toBe('2');
    expect(cardsAfter(act('delete', '9', 'group/list'), 'group/list')).toEqual([]);
    expect(act('delete', '9', 'group/list')?.focus).toBeNull();
  });
});
