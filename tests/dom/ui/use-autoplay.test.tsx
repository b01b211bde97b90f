import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoplay } from '#app/ui/hooks/use-autoplay.ts';

const PERIOD_MS = 3000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function play(readyState: DocumentReadyState) {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  const advance = vi.fn();
  const ref = { current: document.createElement('section') };
  return { advance, ...renderHook(() => useAutoplay(ref, advance, PERIOD_MS)) };
}

describe('useAutoplay', () => {
  it('advances once a period', () => {
    const { advance } = play('complete');
    vi.advanceTimersByTime(2 * PERIOD_MS);
    expect(advance).toHaveBeenCalledTimes(2);
  });

  it('waits until the page has loaded', () => {
    const { advance } = play('interactive');
    vi.advanceTimersByTime(2 * PERIOD_MS);
    expect(advance).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(PERIOD_MS);
    expect(advance).toHaveBeenCalledTimes(1);
  });

  it('does not start when the slider is gone by then', () => {
    const { advance, unmount } = play('interactive');
    unmount();
    window.dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(PERIOD_MS);
    expect(advance).not.toHaveBeenCalled();
  });
});
