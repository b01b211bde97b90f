import type { WatchStep } from './trace.ts';

const DEADLINE_MS = 10_000;

/**
 * Whether a stream on another host answers, and lets a page of the brand read it: what viewers' browsers require and the
 * platform cannot know.
 */
export async function checkStream(address: string, hostname: string): Promise<WatchStep> {
  const origin = `https://${hostname}`;
  const step = (found: string, passed: boolean): WatchStep => ({ rule: 'stream', found, passed });
  try {
    const signal = AbortSignal.timeout(DEADLINE_MS);
    const response = await fetch(address, { headers: { Origin: origin }, signal });
    await response.body?.cancel();
    if (!response.ok) return step(`${address} responds with ${response.status}`, false);
    const allowed = response.headers.get('access-control-allow-origin');
    if (allowed !== '*' && allowed !== origin)
      return step(`its host lets no page of ${origin} read it (CORS): allow that origin there`, false);
    return step(`responds, and pages of ${origin} may read it`, true);
  } catch {
    return step(`${address} does not respond`, false);
  }
}
