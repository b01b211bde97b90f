import { fetchAsBrowser } from '#cli/film/check/browser-fetch.ts';
import type { WatchStep } from './trace.ts';

/**
 * Whether a stream on another host answers, and lets a page of the brand read it: what viewers' browsers require and the
 * platform cannot know. `npm run film -- check` looks closer.
 */
export async function checkStream(address: string, hostname: string): Promise<WatchStep> {
  const origin = `https://${hostname}`;
  const step = (found: string, passed: boolean): WatchStep => ({ rule: 'stream', found, passed });
  const response = await fetchAsBrowser(address, origin, { maxBytes: 1 });
  if (!response) return step(`${address} does not respond`, false);
  const { status, corsProblem, bodyProblem } = response;
  if (status < 200 || status >= 300) return step(`${address} responds with ${status}`, false);
  if (bodyProblem) return step(`${address} ${bodyProblem}`, false);
  if (corsProblem) return step(corsProblem, false);
  return step(`responds, and pages of ${origin} may read it`, true);
}
