import { describe, expect, it, vi } from 'vitest';
import type { PlayerEvent, PlayerEventName } from '#app/contract/analytics.ts';
import { recordPlayerEvent } from '#app/features/playback/tracking/record-event.server.ts';
import { ServiceError } from '#app/services/service-error.ts';

const event = (event_name: PlayerEventName): PlayerEvent => ({
  event_type: 'PLAYER',
  event_name,
  content_id: 'film',
  player_timestamp: 3,
  total_duration: 60,
  tracking_id: 'play',
  source: 'WEB',
  variant: 360,
});
const refusal = (status: number) =>
  new ServiceError({ service: 'analytics', call: 'playerEvent', kind: 'refused', status });
const outage = new ServiceError({ service: 'analytics', call: 'playerEvent', kind: 'unreachable' });

function record(name: PlayerEventName, answer: Promise<never> | Promise<object>) {
  return recordPlayerEvent({ playerEvent: () => answer as never }, () => undefined, event(name));
}

describe('what a player hears of its events', () => {
  it('is that the first ones were taken, or were not', async () => {
    expect(await record('PLAYER_START', Promise.resolve({}))).toBe('taken');
    expect(await record('PLAYER_PLAY', Promise.reject(outage))).toBe('lost');
  });

  it.each([401, 403])('is on a ping that a service says %i: it is locked now', async (status) => {
    expect(await record('PLAYER_PING', Promise.reject(refusal(status)))).toBe('locked');
  });

  it('is nothing of what else goes wrong with later ones', async () => {
    expect(await record('PLAYER_PING', Promise.reject(outage))).toBe('taken');
    expect(await record('PLAYER_PING', Promise.reject(refusal(404)))).toBe('taken');
    expect(await record('PLAYER_PAUSE', Promise.reject(refusal(403)))).toBe('taken');
  });

  it('does not wait long for a service that is slow', async () => {
    vi.useFakeTimers();
    const heard = record('PLAYER_PING', new Promise<object>(() => undefined));
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(await heard).toBe('taken');
  });
});
