import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// React then reports updates that a test did not wait for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// Toasts have a root of their own and go after seconds: by then a file's document may be gone.
const timers = new Set<ReturnType<typeof setTimeout>>();
const { setTimeout: setNodeTimeout } = globalThis;
const setTimeoutOfFile = (...args: Parameters<typeof setTimeout>) => {
  const timer = setNodeTimeout(...args);
  timers.add(timer);
  return timer;
};
Object.assign(globalThis, { setTimeout: Object.assign(setTimeoutOfFile, setNodeTimeout) });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
