import type { SaveRequest } from './save-intent.ts';

type Toggle = (contentId: string) => Promise<{ added: boolean } | undefined>;
type SavedList = () => Promise<readonly { content_id: string }[]>;

/** The two lists of the content service. */
export interface ToggleService {
  toggleWatchlist: Toggle;
  toggleFavourite: Toggle;
  watchlist: SavedList;
  favourites: SavedList;
}

/** Puts a title on a list or removes it. Returns whether it is on it now; rejects as the service does. */
export async function toggleSaved(
  service: ToggleService,
  { intent, id, want }: Pick<SaveRequest, 'intent' | 'id' | 'want'>,
): Promise<boolean> {
  const isWatchlist = intent === 'watchlist';
  async function toggle(): Promise<boolean> {
    const toggled = await (isWatchlist ? service.toggleWatchlist(id) : service.toggleFavourite(id));
    if (toggled) return toggled.added;
    // A backend need not send what it has done (viewer.md §7); its list has it.
    const saved = await (isWatchlist ? service.watchlist() : service.favourites());
    return saved.some(({ content_id }) => content_id === id);
  }
  const isSaved = await toggle();
  // It had the wanted state already; the service can only toggle it.
  return want === undefined || isSaved === want ? isSaved : toggle();
}
