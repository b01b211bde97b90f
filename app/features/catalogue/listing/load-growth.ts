import { isGrowth } from './list-query.ts';

/**
 * For the clientLoader of a page with a list: a page that the list should grow by and that cannot be had is the list's
 * to say (growing-list.tsx). Thrown on, it would replace everything there is by an error's screen.
 */
export async function loadGrowth<Data>(
  request: Request,
  load: () => Promise<Data>,
): Promise<Data | { list: null }> {
  if (!isGrowth(request.url)) return load();
  try {
    return await load();
  } catch {
    return { list: null };
  }
}
