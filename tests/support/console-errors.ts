import { format } from 'node:util';

let seen: string[] = [];
let expected: RegExp[] = [];

const print = console.error;
console.error = (...values: unknown[]) => {
  recordConsoleError(format(...values));
};

/** Counts `message` as an error of the running test; Workers' logs arrive here too. */
export function recordConsoleError(message: string): void {
  if (expected.some((pattern) => pattern.test(message))) return;
  seen.push(message);
  print(message);
}

/** For the rest of this test, errors that match are what it wants to see. */
export function expectConsoleError(pattern: RegExp): void {
  expected.push(pattern);
}

/** The errors since the last call, and a clean slate. */
export function takeConsoleErrors(): string[] {
  const errors = seen;
  seen = [];
  expected = [];
  return errors;
}
