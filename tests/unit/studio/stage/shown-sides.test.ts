import { expect, it } from 'vitest';
import type { HeldStep } from '#app/features/page-builder/edit/store/store-types.ts';
import { toShownSides } from '#app/features/studio/stage/saving/shown-sides.ts';
import type { Command } from '#app/lib/edit-document/command.ts';

const set = (value: string): Command => ({ kind: 'set', id: 'a', way: 'card_data/#k1/heading', value });
const held = (mine: Command, theirs?: Command): HeldStep => ({
  ...{ id: 'step', commands: [mine], restores: [] },
  pairs: [{ mine, theirs }],
});

it('both sides of a field are words, with the names that lead to it', () => {
  expect(toShownSides(held(set('Mine'), set('Theirs')))).toEqual({
    names: ['card_data', 'heading'],
    mine: 'Mine',
    theirs: 'Theirs',
  });
  const byLanguage: Command = { ...set(''), kind: 'set', value: { $t: { ar: 'ملح' } } } as Command;
  expect(toShownSides(held(byLanguage, set('Theirs'))).mine).toBe('ملح');
});

it('what is no words is named by what became of it', () => {
  const layout: Command = { kind: 'layout', id: 'a', position: 'top', style: 'none' };
  expect(toShownSides(held(layout, { kind: 'remove', id: 'a' }))).toEqual({
    names: ['top'],
    mine: { kind: 'changed' },
    theirs: { kind: 'removed' },
  });
  expect(toShownSides(held({ kind: 'removeCard', id: 'a', way: 'card_data', card: 'k1' })).mine).toEqual({
    kind: 'removed',
  });
});

it('what it changes is not there any more where nobody is named', () => {
  expect(toShownSides(held(set('Mine'))).theirs).toEqual({ kind: 'removed' });
  expect(toShownSides({ id: 'x', commands: [], restores: [], pairs: [] })).toEqual({
    names: [],
    mine: { kind: 'changed' },
    theirs: { kind: 'changed' },
  });
});
