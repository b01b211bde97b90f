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

describe('toggleSave', () => {
  beforeEach(() => vi.unstubAllGlobals());

  it('a save is shown before the server responds', async () => {
    const page = await openPage(saved);
    const outcome = page.toggle('watchlist', 'x', false);
    expect(page.state()).toBe(true);
    expect(await outcome).toEqual({ kind: 'saved', isSaved: true });
  });

  it("two clicks in a row end in the second one's state, with one message", async () => {
    const page = await openPage(saved);
    const first = page.toggle('watchlist', 'x', false);
    const second = page.toggle('watchlist', 'x', true);
    expect(await second).toEqual({ kind: 'pending' });
    expect(await first).toEqual({ kind: 'saved', isSaved: false });
    expect(page.sent).toEqual([true, false]);
    expect(page.state()).toBe(false);
  });

  it('three clicks in a row send one change', async () => {
    const page = await openPage(saved);
    const first = page.toggle('watchlist', 'x', false);
    await page.toggle('watchlist', 'x', true);
    await page.toggle('watchlist', 'x', false);
    expect(await first).toEqual({ kind: 'saved', isSaved: true });
    expect(page.sent).toEqual([true]);
  });

  it('a rejected save is undone and returns the server’s message', async () => {
    const page = await openPage(async () => ({ kind: 'rejected', message: 'Too many' }));
    expect(await page.toggle('watchlist', 'x', false)).toEqual({ kind: 'rejected', message: 'Too many' });
    expect(page.state()).toBe(false);
  });

  it('a save without a connection is undone', async () => {
    const page = await openPage(() => Promise.reject(new TypeError('offline')));
    expect(await page.toggle('watchlist', 'x', true)).toEqual({ kind: 'offline' });
    expect(page.state()).toBe(true);
  });

  it('a save whose response cannot be read is no lack of connection', async () => {
    const page = await openPage(() => Promise.reject(new SyntaxError('Unexpected token <')));
    expect(await page.toggle('watchlist', 'x', true)).toEqual({ kind: 'rejected', message: null });
  });

  it('a save of a viewer who is signed out is undone', async () => {
    const page = await openPage(async () => ({ kind: 'signed-out' }));
    expect(await page.toggle('watchlist', 'x', false)).toEqual({ kind: 'signed-out' });
    expect(page.state()).toBe(false);
  });
});
