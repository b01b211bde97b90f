import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useReloadOnMovedAssets } from '#app/features/shell/entry/use-reload-on-moved-assets.ts';

const [ONE, TWO] = ['https://one.example', 'https://two.example'];
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

const show = (first: string | undefined) =>
  renderHook(({ origin }) => useReloadOnMovedAssets(origin), { initialProps: { origin: first } });

describe('useReloadOnMovedAssets', () => {
  it('a document stays while its files are where they were', () => {
    const { rerender } = show(ONE);
    for (const origin of [ONE, undefined, ONE]) rerender({ origin });
    expect(reload).not.toHaveBeenCalled();
  });

  it('a document is reloaded when a page of another asset host comes into it', () => {
    const { rerender } = show(ONE);
    rerender({ origin: TWO });
    expect(reload).toHaveBeenCalledOnce();
  });

  it('an origin that becomes known only now is the document’s', () => {
    const { rerender } = show(undefined);
    rerender({ origin: ONE });
    expect(reload).not.toHaveBeenCalled();
    rerender({ origin: TWO });
    expect(reload).toHaveBeenCalledOnce();
  });
});
