import * as v from 'valibot';
import { type PlayerEvent, PlayerEventSchema } from '#app/contract/analytics.ts';
import type { AnalyticsService } from '#app/services/analytics.server.ts';

/** These tell the player whether to go on telling, so they wait for the service. */
const AWAITED: readonly string[] = ['PLAYER_START', 'PLAYER_PLAY'];

/** An event as the browser sends it; null where it is none. Keys that the contract does not know are left behind. */
export function parsePlayerEvent(text: string): PlayerEvent | null {
  try {
    const parsed = v.safeParse(PlayerEventSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Passes an event on. Whether it was taken, as far as the player needs to know; never rejects, and never says why not. */
export async function recordPlayerEvent(
  service: Pick<AnalyticsService, 'playerEvent'>,
  waitUntil: (promise: Promise<unknown>) => void,
  event: PlayerEvent,
): Promise<boolean> {
  // What goes wrong has been logged by the services client.
  const sent = service.playerEvent(event).then(
    () => true,
    () => false,
  );
  if (AWAITED.includes(event.event_name)) return sent;
  waitUntil(sent);
  return true;
}
