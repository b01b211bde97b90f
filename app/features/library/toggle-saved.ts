import type { SaveRequest } from './save-intent.ts';

/** The two toggles of the content service. */
export interface ToggleService {
  toggleWatchlist(contentId: string): Promise<{ added: boolean }>;
  toggleFavourite(contentId: string): Promise<{ added: boolean }>;
}

/** Puts a title on a list or removes it. Returns whether it is on it now; rejects as the service does. */
export async function toggleSaved(
  service: ToggleService,
  { intent, id, want }: Pick<SaveRequest, 'intent' | 'id' | 'want'>,
): Promise<boolean> {
  const toggle = () => (intent === 'watchlist' ? service.toggleWatchlist(id) : service.toggleFavourite(id));
  const { added } = await toggle();
  if (want === undefined || added === want) return added;
  // It had the wanted state already; the service can only toggle it.
  return (await toggle()).added;
}
