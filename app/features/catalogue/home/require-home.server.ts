import type { Home } from '#app/features/tenancy/home.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';
import { pageForError } from '../page-for-error.server.ts';

/** What the home page is made of, or the page for why there is none. */
export async function requireHome({ loadHome }: Pick<MarqueeContext, 'loadHome'>): Promise<Home> {
  try {
    return await loadHome();
  } catch (error) {
    throw pageForError(error);
  }
}
