import { afterEach, beforeEach, expect } from 'vitest';
import { takeConsoleErrors } from './console-errors.ts';

// Fails every test that logs an error it did not announce with `expectConsoleError`, be it here or in a
// Worker. Of concurrent tests, which announce none, the first that ends after the error fails.
beforeEach(({ task }) => {
  // What is in the log when a concurrent test starts belongs to one that still runs.
  if (!task.concurrent) takeConsoleErrors();
});

afterEach(() => {
  expect(takeConsoleErrors(), 'unexpected console.error').toEqual([]);
});
