import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// React then reports updates that a test did not wait for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

// What a test waits for takes a busy machine longer than the second that is the library's own.
configure({ asyncUtilTimeout: 5_000 });

// Toasts have a root of their own and go after seconds: by then a file's document may be gone, and what they would do is void.
const { setTimeout: setNodeTimeout } = globalThis;
const setTimeoutOfFile = (act: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
  setNodeTimeout(() => {
    if (globalThis.window) act(...args);
  }, ms);
Object.assign(globalThis, { setTimeout: Object.assign(setTimeoutOfFile, setNodeTimeout) });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
