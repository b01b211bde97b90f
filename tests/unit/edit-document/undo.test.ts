import { describe, expect, it } from 'vitest';
import { type LoggedBatch, undoable, withoutUndone } from '#app/lib/edit-document/undo.ts';

/** `+` is a change of mine, `*` one of a colleague's, a number takes back that revision. */
function undoableAfter(...steps: ('+' | '*' | number)[]) {
  const log = steps.map((step, index): LoggedBatch => {
    const actor = { _id: step === '*' ? 'other' : 'me' };
    return { revision: index + 1, actor, ...(typeof step === 'number' && { undoes: step }) };
  });
  return undoable(log, 'me');
}

describe('undoable', () => {
  it('is nothing where there are no changes of the editor’s own', () => {
    expect(undoableAfter()).toEqual({ undo: null, redo: null });
    expect(undoableAfter('*', '*')).toEqual({ undo: null, redo: null });
  });

  it('is the last change, and after that the one before', () => {
    expect(undoableAfter('+', '+')).toEqual({ undo: 2, redo: null });
    expect(undoableAfter('+', '+', 2)).toEqual({ undo: 1, redo: 3 });
    expect(undoableAfter('+', '+', 2, 1)).toEqual({ undo: null, redo: 4 });
  });

  it('passes over what a colleague changed', () => {
    expect(undoableAfter('+', '*', '+', '*')).toEqual({ undo: 3, redo: null });
    expect(undoableAfter('+', '*', '+', '*', 3, '*')).toEqual({ undo: 1, redo: 5 });
  });

  it('brings back what was undone, in the other order', () => {
    expect(undoableAfter('+', '+', 2, 1, 4)).toEqual({ undo: 5, redo: 3 });
    expect(undoableAfter('+', '+', 2, 1, 4, 3)).toEqual({ undo: 6, redo: null });
    expect(undoableAfter('+', 1, 2, 3)).toEqual({ undo: null, redo: 4 });
  });

  it('has nothing to bring back after a new change', () => {
    expect(undoableAfter('+', 1, '+')).toEqual({ undo: 3, redo: null });
  });
});

describe('withoutUndone', () => {
  const left = (...undoes: (number | undefined)[]) =>
    withoutUndone(undoes.map((undone, index) => ({ revision: index + 1, undoes: undone }))).map(
      ({ revision }) => revision,
    );

  it('leaves what was not taken back, or was brought back', () => {
    expect(left(undefined, undefined)).toEqual([1, 2]);
    expect(left(undefined, undefined, 2)).toEqual([1]);
    expect(left(undefined, undefined, 2, 1)).toEqual([]);
    expect(left(undefined, 1, 2)).toEqual([1]);
  });

  it('leaves what takes back a batch of before the log', () => {
    expect(left(0, undefined)).toEqual([1, 2]);
  });
});
