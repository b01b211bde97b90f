import fc from 'fast-check';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PlayerEvent, PlayerEventSchema } from '#app/contract/analytics.ts';
import { PlayTracker } from '#app/features/playback/tracking/play-tracker.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A player of an hour's film, with control over everything that it reports. */
function makePlayer({ isTaken = true, answerMs = 0, requestedAtMs = 0 as number | null } = {}) {
  const state = { position: 0, duration: 3600, height: 720, isTaken };
  const sent: PlayerEvent[] = [];
  const beacons: PlayerEvent[] = [];
  let ids = 0;
  const startedAt = Date.now();
  const tracker = new PlayTracker(
    {
      contentId: 'film',
      read: () => ({ ...state }),
      source: () => 'WEB',
      send: (event) => {
        sent.push(event);
        return new Promise((resolve) => setTimeout(() => resolve(state.isTaken), answerMs));
      },
      sendLast: (event) => void beacons.push(event),
      newTrackingId: () => {
        ids += 1;
        return `play-${ids}`;
      },
      nowMs: () => Date.now() - startedAt,
    },
    requestedAtMs,
  );
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  /** Time passes and the film with it, four steps a second, as elements report it. */
  const play = async (seconds: number) => {
    for (let step = 0; step < seconds * 4; step += 1) {
      await wait(250);
      state.position += 0.25;
      tracker.progressed();
    }
  };
  const start = async () => {
    tracker.loaded();
    tracker.shown();
    tracker.playing();
    await wait(2 * answerMs + 1);
  };
  const seek = async (to: number) => {
    tracker.seeking();
    state.position = to;
    await wait(50);
    tracker.sought();
    tracker.playing();
  };
  const names = () => sent.map(({ event_name }) => event_name.replace('PLAYER_', ''));
  return { tracker, state, sent, beacons, wait, play, start, seek, names };
}

describe('PlayTracker of a play', () => {
  it('start and play are sent when the metadata are loaded, and pings every 30 s', async () => {
    const { start, play, names, sent } = makePlayer();
    await start();
    expect(names()).toEqual(['START', 'PLAY']);
    await play(29);
    expect(names()).toHaveLength(2);
    await play(62);
    expect(names().slice(2)).toEqual(['PING', 'PING', 'PING']);
    expect(sent.map(({ player_timestamp }) => Math.round(player_timestamp))).toEqual([0, 0, 30, 60, 90]);
    expect(sent[4]).toMatchObject({
      event_type: 'PLAYER',
      content_id: 'film',
      total_duration: 3600,
      tracking_id: 'play-1',
      source: 'WEB',
      variant: 720,
      sequence: 4,
    });
  });

  it('nothing is sent before there is something to play', async () => {
    const { tracker, names, wait, beacons } = makePlayer();
    tracker.playing();
    tracker.seeking();
    tracker.sought();
    tracker.paused();
    tracker.progressed();
    tracker.close();
    await wait(60_000);
    expect([names(), beacons]).toEqual([[], []]);
  });

  it('no ping is sent while the film is paused, and one after 30 s of playing', async () => {
    const { tracker, start, play, wait, names } = makePlayer();
    await start();
    await play(20);
    tracker.paused();
    await wait(300_000);
    expect(names()).toEqual(['START', 'PLAY', 'PAUSE']);
    tracker.playing();
    await play(9);
    expect(names()).toHaveLength(3);
    await play(2);
    expect(names().at(-1)).toBe('PING');
  });

  it('a viewer who pauses more often than every 30 s is pinged for all the same', async () => {
    const { tracker, start, play, wait, sent } = makePlayer();
    await start();
    for (let round = 0; round < 5; round += 1) {
      await play(20);
      tracker.paused();
      await wait(60_000);
      tracker.playing();
    }
    const pings = sent.filter(({ event_name }) => event_name === 'PLAYER_PING');
    expect(pings.map(({ player_timestamp }) => Math.round(player_timestamp))).toEqual([30, 60, 90]);
  });

  it('the time played of one play does not count for the next', async () => {
    const { tracker, start, play, names } = makePlayer();
    await start();
    await play(20);
    tracker.ended();
    tracker.playing();
    await play(29);
    expect(names()).not.toContain('PING');
    await play(2);
    expect(names()).toContain('PING');
  });

  it('nothing more is sent when the first events were not accepted', async () => {
    const { tracker, state, start, play, names, beacons, seek } = makePlayer({ isTaken: false });
    await start();
    expect(names()).toEqual(['START']);
    state.isTaken = true;
    await play(65);
    await seek(600);
    tracker.paused();
    tracker.ended();
    tracker.close({ isLeaving: true });
    await play(1);
    expect([names(), beacons]).toEqual([['START'], []]);
  });

  it('events are queued until the first ones are accepted', async () => {
    const { tracker, names, play, sent } = makePlayer({ answerMs: 3000 });
    tracker.loaded();
    tracker.shown();
    tracker.playing();
    await play(1);
    tracker.paused();
    expect(names()).toEqual(['START']);
    await play(6);
    expect(names()).toEqual(['START', 'PLAY', 'PAUSE']);
    expect(sent[2]?.player_timestamp).toBe(1);
  });

  it('a source that is loaded again is the same play', async () => {
    const { tracker, state, start, play, names, sent, wait } = makePlayer();
    await start();
    await play(10);
    tracker.stalled();
    tracker.emptied();
    state.position = 0;
    tracker.progressed();
    await wait(5000);
    tracker.loaded();
    tracker.seeking();
    state.position = 10;
    tracker.sought();
    tracker.playing();
    await play(40);
    expect(names()).toEqual(['START', 'PLAY', 'PING']);
    expect(sent[2]).toMatchObject({ tracking_id: 'play-1' });
    expect(sent[2]?.played_seconds).toBeLessThan(31);
  });

  it('a play ends once, and is another play when it is played again', async () => {
    const { tracker, start, play, names, sent, beacons, state } = makePlayer();
    await start();
    await play(5);
    tracker.ended();
    tracker.close();
    await play(60);
    expect(names()).toEqual(['START', 'PLAY', 'END']);
    expect(beacons).toEqual([]);
    state.position = 0;
    tracker.playing();
    await play(1);
    expect(names()).toEqual(['START', 'PLAY', 'END', 'START', 'PLAY']);
    expect(sent.at(-1)).toMatchObject({ tracking_id: 'play-2', sequence: 1, start_ms: undefined });
  });

  it('a play is closed by beacon when the page goes, and is another play when the page returns', async () => {
    const { tracker, start, play, names, beacons } = makePlayer();
    await start();
    await play(12);
    tracker.close({ isLeaving: true });
    tracker.close();
    expect(beacons).toMatchObject([
      { event_name: 'PLAYER_CLOSE', player_timestamp: 12, tracking_id: 'play-1' },
    ]);
    await play(61);
    expect(names()).toEqual(['START', 'PLAY']);
    tracker.playing();
    await play(1);
    expect(names()).toEqual(['START', 'PLAY', 'START', 'PLAY']);
  });

  it('a play closes without a beacon while the response is pending, if the page stays', async () => {
    const { tracker, wait, names, beacons } = makePlayer({ answerMs: 500 });
    tracker.loaded();
    tracker.shown();
    tracker.close();
    await wait(2000);
    expect([names(), beacons]).toEqual([['START', 'PLAY', 'CLOSE'], []]);
  });

  it('a play of a live stream has no length, and its position is what was watched of it', async () => {
    const { tracker, state, play, sent, start } = makePlayer();
    state.duration = Number.POSITIVE_INFINITY;
    state.position = 1_795_000_000;
    await start();
    await play(30);
    tracker.paused();
    await play(0.25);
    expect(sent.at(-1)).toMatchObject({
      event_name: 'PLAYER_PAUSE',
      total_duration: 0,
      player_timestamp: 30,
    });
    state.duration = 2 ** 32;
    tracker.playing();
    tracker.paused();
    await play(0.25);
    expect(sent.at(-1)).toMatchObject({ total_duration: 0 });
  });
});

describe('PlayTracker of a seek', () => {
  it('a seek is sent once it is debounced, with its target', async () => {
    const { start, play, seek, names, sent } = makePlayer();
    await start();
    await play(5);
    await seek(1200);
    expect(names()).toHaveLength(2);
    await play(1);
    expect(names()).toEqual(['START', 'PLAY', 'SEEK']);
    expect(sent[2]?.player_timestamp).toBeGreaterThanOrEqual(1200);
  });

  it('many seeks in a row are sent as one', async () => {
    const { start, play, seek, names } = makePlayer();
    await start();
    await play(5);
    for (let to = 100; to < 160; to += 10) await seek(to);
    await play(2);
    expect(names()).toEqual(['START', 'PLAY', 'SEEK']);
  });

  it('no seek is sent where the film merely starts, or jumps over a gap', async () => {
    const { tracker, state, play, names, seek, wait } = makePlayer();
    tracker.loaded();
    tracker.seeking();
    state.position = 900;
    tracker.sought();
    tracker.shown();
    tracker.playing();
    await wait(1);
    await play(3);
    await seek(state.position + 0.4);
    await play(2);
    expect(names()).toEqual(['START', 'PLAY']);
  });

  it('the time of seeking is not counted as watched', async () => {
    const { tracker, start, play, seek, sent } = makePlayer();
    await start();
    await play(10);
    await seek(3000);
    await play(10);
    await seek(20);
    await play(10);
    tracker.paused();
    await play(0.25);
    expect(sent.at(-1)?.played_seconds).toBeCloseTo(30, 0);
  });
});

describe('PlayTracker of what is measured', () => {
  it('the start time is that from the request to watch to the first frame', async () => {
    const { tracker, wait, play, sent } = makePlayer({ requestedAtMs: 0 });
    await wait(900);
    tracker.loaded();
    await wait(300);
    tracker.shown();
    tracker.playing();
    await play(31);
    expect(sent.at(-1)).toMatchObject({ event_name: 'PLAYER_PING', start_ms: 1200 });
  });

  it('the start time is that from the click where a browser did not autoplay', async () => {
    const { tracker, wait, play, sent } = makePlayer({ requestedAtMs: 0 });
    tracker.loaded();
    await wait(60_000);
    tracker.playRequested();
    await wait(80);
    tracker.shown();
    tracker.playing();
    await play(31);
    expect(sent.at(-1)).toMatchObject({ start_ms: 80 });
  });

  it('the start time is absent where the request or the frame was not observed', async () => {
    for (const [requestedAtMs, isMeasured] of [
      [null, true],
      [0, false],
    ] as const) {
      const { tracker, play, sent } = makePlayer({ requestedAtMs });
      tracker.loaded();
      tracker.shown(isMeasured);
      tracker.playing();
      await play(31);
      expect(sent.at(-1)?.event_name).toBe('PLAYER_PING');
      expect(sent.at(-1)?.start_ms).toBeUndefined();
    }
  });

  it('the stalls after the first frame are counted, with their length', async () => {
    const { tracker, start, play, wait, sent } = makePlayer();
    tracker.loaded();
    tracker.stalled();
    await wait(5000);
    await start();
    await play(10);
    tracker.stalled();
    tracker.stalled();
    await wait(1500);
    await play(5);
    tracker.stalled();
    await wait(500);
    tracker.paused();
    await wait(60_000);
    expect(sent.at(-1)).toMatchObject({ event_name: 'PLAYER_PAUSE', rebuffer_count: 2 });
    // Up to a quarter of a second passes before an element reports that it moves again.
    expect(sent.at(-1)?.rebuffer_seconds).toBeGreaterThanOrEqual(2);
    expect(sent.at(-1)?.rebuffer_seconds).toBeLessThan(2.6);
  });
});

it('whatever a player does, events are readable, in order, one start a play and nothing after its end', async () => {
  type Player = ReturnType<typeof makePlayer>;
  const steps = fc.constantFrom<(player: Player) => unknown>(
    ({ tracker }) => tracker.loaded(),
    ({ tracker }) => tracker.emptied(),
    ({ tracker }) => tracker.playRequested(),
    ({ tracker }) => tracker.shown(),
    ({ tracker }) => tracker.playing(),
    ({ tracker }) => tracker.stalled(),
    ({ tracker }) => tracker.paused(),
    ({ tracker }) => tracker.ended(),
    ({ tracker }) => tracker.close(),
    ({ tracker }) => tracker.close({ isLeaving: true }),
    ({ play }) => play(2),
    ({ seek }) => seek(1000),
    ({ wait }) => wait(31_000),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 25 }), async (walk) => {
      const player = makePlayer();
      for (const step of walk) await step(player);
      await player.wait(2000);
      player.tracker.close();
      await player.wait(2000);
      const events = [...player.sent, ...player.beacons];
      for (const event of events) expect(v.safeParse(PlayerEventSchema, event).success).toBe(true);
      for (const id of new Set(events.map((event) => event.tracking_id))) {
        const sent = events
          .filter((event) => event.tracking_id === id)
          .sort((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
        expect(sent.map(({ sequence }) => sequence)).toEqual(sent.map((_, index) => index));
        expect(sent.slice(0, 2).map(({ event_name }) => event_name)).toEqual(['PLAYER_START', 'PLAYER_PLAY']);
        const last = sent.findIndex(({ event_name }) => /END|CLOSE/.test(event_name));
        expect(last === -1 || last === sent.length - 1).toBe(true);
      }
    }),
    { numRuns: 150 },
  );
});
