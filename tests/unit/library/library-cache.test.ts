import { expect, it, vi } from 'vitest';

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

it('asks for a member’s lists once, however many cards are looked at', async () => {
  const { fetched, savedInLibrary } = await openPage(lists);
  expect(await savedInLibrary('Maya', 'x')).toEqual({ watchlist: true, favourite: false });
  expect(await savedInLibrary('Maya', 'y')).toEqual({ watchlist: false, favourite: true });
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('asks nothing for a guest, forgets on signing out and asks anew for who comes next', async () => {
  const { fetched, savedInLibrary } = await openPage(lists);
  expect(await savedInLibrary(null, 'x')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
  await savedInLibrary('Maya', 'x');
  await savedInLibrary(null, 'x');
  await savedInLibrary('Maya', 'x');
  await savedInLibrary('Omar', 'x');
  expect(fetched).toHaveBeenCalledTimes(3);
});

it('says nothing where the lists cannot be had, and tries again with the next card', async () => {
  const { fetched, savedInLibrary } = await openPage(async () => new Response(null, { status: 503 }));
  expect(await savedInLibrary('Maya', 'x')).toBeNull();
  fetched.mockImplementation(lists);
  expect(await savedInLibrary('Maya', 'x')).toEqual({ watchlist: true, favourite: false });
});

it('keeps what was pressed before the first card, and through a failure, but not for who comes next', async () => {
  const page = await openPage(async () => new Response(null, { status: 503 }));
  page.click('x');
  await page.savedInLibrary('Maya', 'x');
  await page.savedInLibrary('Maya', 'x');
  expect(page.savedState('x')).toBe(true);
  await page.savedInLibrary('Omar', 'x');
  expect(page.savedState('x')).toBeUndefined();
});
