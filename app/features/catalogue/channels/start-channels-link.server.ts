import { knownSoon } from '#app/services/known-soon.ts';
import type { MarqueeContext } from '#app/services/load-context.ts';

/** Starts to find out whether the site chrome may link to /channels. */
export const startChannelsLink = (context: Pick<MarqueeContext, 'services' | 'waitUntil'>) =>
  knownSoon(context.services.content.hasChannels(), context);
