import * as v from 'valibot';
import { type PlayerEvent, PlayerEventSchema } from '#app/contract/analytics.ts';
import { deferAfter } from '#app/lib/defer-after.ts';
import type { AnalyticsService } from '#app/services/analytics.server.ts';
import { isClientError } from '#app/services/service-error.ts';

/** Their responses decide whether the player sends further events, so they wait for the service. */
const AWAITED: readonly string[] = ['PLAYER_START', 'PLAYER_PLAY'];
/** A slower service reports it on the next ping. */
const PING_WAITS_MS = 1000;

/**
 * An event as the browser sends it; null where it is none. Keys that the contract does not know are left
 * behind.
 */
export function parsePlayerEvent(text: string): PlayerEvent | null {
  try {
    const parsed = v.safeParse(PlayerEventSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

export type RecordResult = 'taken' | 'lost' | 'locked';

/**
 * Passes an event on. Whether it was taken, as far as the player needs to know, and on a ping whether its
 * viewer may still watch what he watches; never rejects, and never gives a reason.
 */
export async function recordPlayerEvent(
  service: Pick<AnalyticsService, 'playerEvent'>,
  waitUntil: (promise: Promise<unknown>) => void,
  event: PlayerEvent,
): Promise<RecordResult> {
  // What goes wrong has been logged by the services client.
  const sent: Promise<RecordResult> = service.playerEvent(event).then(
    () => 'taken',
    (error) => (isClientError(error, 401) || isClientError(error, 403) ? 'locked' : 'lost'),
  );
  if (AWAITED.includes(event.event_name)) return sent;
  waitUntil(sent);
  if (event.event_name !== 'PLAYER_PING') return 'taken';
  return (await deferAfter(sent, PING_WAITS_MS)) === 'locked' ? 'locked' : 'taken';
}
