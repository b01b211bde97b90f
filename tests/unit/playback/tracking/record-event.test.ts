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
const rejection = (status: number) =>
  new ServiceError({ service: 'analytics', call: 'playerEvent', kind: 'rejected', status });
const outage = new ServiceError({ service: 'analytics', call: 'playerEvent', kind: 'unreachable' });

function record(name: PlayerEventName, answer: Promise<never> | Promise<object>) {
  return recordPlayerEvent({ playerEvent: () => answer as never }, () => undefined, event(name));
}

describe('recordPlayerEvent', () => {
  it('the first events report whether they were accepted', async () => {
    expect(await record('PLAYER_START', Promise.resolve({}))).toBe('taken');
    expect(await record('PLAYER_PLAY', Promise.reject(outage))).toBe('lost');
  });

  it.each([401, 403])(
    'a ping that the service responds to with %i reports that the title is locked now',
    async (status) => {
      expect(await record('PLAYER_PING', Promise.reject(rejection(status)))).toBe('locked');
    },
  );

  it('other failures of later events are not reported', async () => {
    expect(await record('PLAYER_PING', Promise.reject(outage))).toBe('taken');
    expect(await record('PLAYER_PING', Promise.reject(rejection(404)))).toBe('taken');
    expect(await record('PLAYER_PAUSE', Promise.reject(rejection(403)))).toBe('taken');
  });

  it('a slow service is not waited for long', async () => {
    vi.useFakeTimers();
    const received = record('PLAYER_PING', new Promise<object>(() => undefined));
    await vi.advanceTimersByTimeAsync(1000);
    vi.useRealTimers();
    expect(await received).toBe('taken');
  });
});
