import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { trailerKey } from '#app/features/playback/trailer/trailer-key.ts';
import { useFoundTrailer } from '#app/features/playback/trailer/use-found-trailer.ts';
import { AssetOrigin } from '#app/ui/contexts/asset-origin.ts';

const ORIGIN = 'https://assets.example';

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An asset host with these keys. */
function stubHost(...keys: string[]) {
  const send = vi.fn(async (url: string, _init: RequestInit) => ({
    ok: keys.some((key) => url === `${ORIGIN}/${key}`),
  }));
  vi.stubGlobal('fetch', send);
  return send;
}

const find = (trailer: { key: string; isNamed: boolean }) =>
  renderHook(() => useFoundTrailer(trailer), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <AssetOrigin.Provider value={ORIGIN}>{children}</AssetOrigin.Provider>
    ),
  }).result;

describe('useFoundTrailer', () => {
  it('a trailer that nobody has named is played where its file exists', async () => {
    const send = stubHost(trailerKey('film', 360));
    const result = find({ key: trailerKey('film', 360), isNamed: false });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current).toBe(trailerKey('film', 360)));
    expect(send.mock.calls.map(([url, { method }]) => [url, method])).toEqual([
      [`${ORIGIN}/${trailerKey('film', 480)}`, 'HEAD'],
      [`${ORIGIN}/${trailerKey('film', 360)}`, 'HEAD'],
    ]);
  });

  it('a title without a trailer offers none', async () => {
    const send = stubHost();
    const result = find({ key: trailerKey('film', 360), isNamed: false });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    await send.mock.results[1]?.value;
    expect(result.current).toBeNull();
  });

  it('a named trailer is not looked for', () => {
    const send = stubHost();
    expect(find({ key: 'public/t.m3u8', isNamed: true }).current).toBe('public/t.m3u8');
    expect(send).not.toHaveBeenCalled();
  });
});
