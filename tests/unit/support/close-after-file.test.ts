import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { closeAfterFile, closeAll } from '#tests/support/close-after-file.ts';

const closed: string[] = [];

test('what was opened last is closed first, once, also where one cannot be closed', async () => {
  closeAfterFile(() => closed.push('first'));
  closeAfterFile(() => Promise.reject(new Error('no')));
  closeAfterFile(async () => closed.push('last'));
  await expect(closeAll()).rejects.toThrow('Not all');
  expect(closed).toEqual(['last', 'first']);
  await closeAll();
  expect(closed).toEqual(['last', 'first']);
});

describe('what a hook opens', () => {
  beforeAll(() => closeAfterFile(() => closed.push('by the set-up file')));
  // Hooks that end a file run in the reverse order of their registration: the set-up file's last.
  afterAll(() => expect(closed).not.toContain('by the set-up file'));

  test('is open as long as its tests run', () => {
    expect(closed).not.toContain('by the set-up file');
  });
});
