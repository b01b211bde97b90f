import { act, renderHook, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { EditStore } from '#app/features/page-builder/edit/store/edit-store.ts';
// Loaded on demand: the first time takes longer than a test waits.
import '#app/features/studio/stage/saving/checkpoint-dialog.tsx';
import { useSaveKey } from '#app/features/studio/stage/saving/use-save-key.ts';
import { pressKey } from '../../support/press-key.ts';
import { memoryEditor } from './memory-editor.ts';

function openPage() {
  const { document } = memoryEditor(['defaultBanner']).editor.getState();
  let flushes = 0;
  const flush = async () => {
    flushes += 1;
    return true;
  };
  // The hook reads no more of a store.
  const store = { document, flush } as unknown as EditStore;
  const { result } = renderHook(() => useSaveKey(store, document));
  return { result, flushes: () => flushes };
}

describe('the key that saves a version', () => {
  it.each([
    ['a Latin keyboard', { key: 's', code: 'KeyS' }],
    ['a Latin one of another order', { key: 's', code: 'Semicolon' }],
    ['an Arabic one', { key: 'س', code: 'KeyS' }],
    ['a Cyrillic one', { key: 'ы', code: 'KeyS' }],
  ])('sends what waits and offers a name, on %s', async (_, { key, code }) => {
    const { result, flushes } = openPage();
    const isLeft = await act(async () => pressKey(key, { code, ctrlKey: true }));
    // To the browser, whose own dialog would save the editor's page.
    expect(isLeft).toBe(false);
    await waitFor(() => expect(result.current.Dialog).not.toBeNull());
    expect(result.current.isConfirmed).toBe(true);
    expect(flushes()).toBe(1);
  });

  it('is no other one', () => {
    const { flushes } = openPage();
    for (const [key, more] of [
      ['s', { code: 'KeyS' }],
      ['o', { code: 'KeyS', ctrlKey: true }],
      ['س', { code: 'KeyS', ctrlKey: true, shiftKey: true }],
      ['س', { code: 'KeyS', ctrlKey: true, altKey: true }],
    ] as const)
      expect(pressKey(key, more), key).toBe(true);
    expect(flushes()).toBe(0);
  });
});
