import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Lets time pass under fake timers, with everything that React draws meanwhile. */
export async function passTime(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms));
}
