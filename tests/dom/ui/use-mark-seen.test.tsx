import { render } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useMarkSeen } from '#app/ui/hooks/use-mark-seen.ts';

function Row() {
  const ref = useRef<HTMLUListElement>(null);
  useMarkSeen(ref);
  return <ul ref={ref} />;
}

/** The page's one observer, whose element a test puts on the screen. */
function stubObserver() {
  const stub = { show: (_: boolean) => {}, disconnect: vi.fn() };
  class Observer {
    disconnect = stub.disconnect;
    constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
      stub.show = (isIntersecting) => report([{ isIntersecting }]);
    }
    observe() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return stub;
}

describe('useMarkSeen', () => {
  it('an element is marked once it is on the screen, and is not watched any longer', () => {
    const observer = stubObserver();
    const row = render(<Row />).getByRole('list');
    observer.show(false);
    expect(row.dataset.seen).toBeUndefined();
    observer.show(true);
    expect(row.dataset.seen).toBe('');
    expect(observer.disconnect).toHaveBeenCalledOnce();
  });

  it('an element that goes is not watched any longer', () => {
    const observer = stubObserver();
    render(<Row />).unmount();
    expect(observer.disconnect).toHaveBeenCalledOnce();
  });
});
