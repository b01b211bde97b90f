import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// React then reports updates that a test did not wait for.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
