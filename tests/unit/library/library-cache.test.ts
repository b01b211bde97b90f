import { describe, expect, it, vi } from 'vitest';

async function openPage(answer: () => Promise<Response>) {
  vi.resetModules();
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const { savedInLibrary } = await import('#app/features/library/library-cache.ts');
  const { setOptimisticSave, optimisticSave } = await import('#app/features/library/optimistic-saves.ts');
  const click = (id: string) => setOptimisticSave('watchlist', id, true);
  return { fetched, savedInLibrary, click, savedState: (id: string) => optimisticSave('watchlist', id) };
}

const lists = async () => Response.json({ watchlist: ['x'], favourites: ['y'] });

describe('savedInLibrary', () => {
  it('a member’s lists are fetched once for any number of cards', async () => {
    const { fetched, savedInLibrary } = await openPage(lists);
    expect(await savedInLibrary('Maya', 'x')).toEqual({ watchlist: true, favourite: false });
    expect(await savedInLibrary('Maya', 'y')).toEqual({ watchlist: false, favourite: true });
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("a guest's lists are not fetched, and each new member's are fetched again", async () => {
    const { fetched, savedInLibrary } = await openPage(lists);
    expect(await savedInLibrary(null, 'x')).toBeNull();
    expect(fetched).not.toHaveBeenCalled();
    await savedInLibrary('Maya', 'x');
    await savedInLibrary(null, 'x');
    await savedInLibrary('Maya', 'x');
    await savedInLibrary('Omar', 'x');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('a failed fetch gives no lists and is retried with the next card', async () => {
    const { fetched, savedInLibrary } = await openPage(async () => new Response(null, { status: 503 }));
    expect(await savedInLibrary('Maya', 'x')).toBeNull();
    fetched.mockImplementation(lists);
    expect(await savedInLibrary('Maya', 'x')).toEqual({ watchlist: true, favourite: false });
  });

  it('an optimistic save outlives a failed fetch, but not a change of the member', async () => {
    const page = await openPage(async () => new Response(null, { status: 503 }));
    page.click('x');
    await page.savedInLibrary('Maya', 'x');
    await page.savedInLibrary('Maya', 'x');
    expect(page.savedState('x')).toBe(true);
    await page.savedInLibrary('Omar', 'x');
    expect(page.savedState('x')).toBeUndefined();
  });
});
