import { afterEach, beforeEach, expect } from 'vitest';
import { takeConsoleErrors } from './console-errors.ts';

// Fails every test that logs an error it did not announce with `expectConsoleError`, be it here or in a
// Worker.
beforeEach(() => {
  takeConsoleErrors();
});

afterEach(() => {
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});
