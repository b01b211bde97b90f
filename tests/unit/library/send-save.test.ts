import { beforeEach, describe, expect, it, vi } from 'vitest';

// Optimistic states live as long as the page, so each test opens a page of its own.
async function openPage(respond: (want: boolean) => Promise<unknown>) {
  vi.resetModules();
  const sent: boolean[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: URLSearchParams }) => {
    const want = body.get('want') === 'true';
    sent.push(want);
    return Response.json(await respond(want));
  });
  const { toggleSave } = await import('#app/features/library/send-save.ts');
  const { optimisticSave } = await import('#app/features/library/optimistic-saves.ts');
  return { sent, toggle: toggleSave, state: () => optimisticSave('watchlist', 'x') };
}

const saved = async (isSaved: boolean) => ({ kind: 'saved', isSaved });

describe('a press of a toggle', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('shows before the server has answered', async () => {
    const page = await openPage(saved);
    const outcome = page.toggle('watchlist', 'x', false);
    expect(page.state()).toBe(true);
    expect(await outcome).toEqual({ kind: 'saved', isSaved: true });
  });

  it('twice in a row ends as the last one said, and speaks once', async () => {
    const page = await openPage(saved);
    const first = page.toggle('watchlist', 'x', false);
    const second = page.toggle('watchlist', 'x', true);
    expect(await second).toEqual({ kind: 'pending' });
    expect(await first).toEqual({ kind: 'saved', isSaved: false });
    expect(page.sent).toEqual([true, false]);
    expect(page.state()).toBe(false);
  });

  it('three times in a row is one change', async () => {
    const page = await openPage(saved);
    const first = page.toggle('watchlist', 'x', false);
    await page.toggle('watchlist', 'x', true);
    await page.toggle('watchlist', 'x', false);
    expect(await first).toEqual({ kind: 'saved', isSaved: true });
    expect(page.sent).toEqual([true]);
  });

  it('that is refused takes back what was shown and gives the server’s words', async () => {
    const page = await openPage(async () => ({ kind: 'refused', message: 'Too many' }));
    expect(await page.toggle('watchlist', 'x', false)).toEqual({ kind: 'refused', message: 'Too many' });
    expect(page.state()).toBe(false);
  });

  it('without a connection takes it back as well', async () => {
    const page = await openPage(() => Promise.reject(new TypeError('offline')));
    expect(await page.toggle('watchlist', 'x', true)).toEqual({ kind: 'offline' });
    expect(page.state()).toBe(true);
  });

  it('of one who is not signed in any more does nothing', async () => {
    const page = await openPage(async () => ({ kind: 'signed-out' }));
    expect(await page.toggle('watchlist', 'x', false)).toEqual({ kind: 'signed-out' });
    expect(page.state()).toBe(false);
  });
});
