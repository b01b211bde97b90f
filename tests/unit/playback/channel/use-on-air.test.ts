import { describe, expect, it } from 'vitest';
import type { ChannelView } from '#app/features/playback/channel/channel-view.ts';
import type { Programme } from '#app/features/playback/channel/programme.ts';
import { airAt } from '#app/features/playback/channel/schedule.ts';
import { dataNeedOf } from '#app/features/playback/channel/use-on-air.ts';

const programme = (contentId: string, startMs: number, endMs: number): Programme => ({
  contentId,
  startMs,
  endMs,
  title: contentId,
  description: '',
  image: undefined,
  durationSeconds: 60,
  isPlainVideo: true,
  isStream: false,
  from: '',
  to: '',
});
const FIRST = programme('first', 0, 100);
const SECOND = programme('second', 100, 200);
const NIGHT = programme('late', 900, 1100);
const DAY_ENDS_MS = 1000;

const schedule = (...programmes: Programme[]): ChannelView['schedule'] => ({
  days: ['2026-11-22'],
  chosen: '2026-11-22',
  chosenWindow: { startMs: 0, endMs: DAY_ENDS_MS },
  programmes,
  endsAtMs: DAY_ENDS_MS,
});
const onAir = (shown: Programme): ChannelView['playing'] => ({
  kind: 'on-air',
  programme: shown,
  source: { contentId: shown.contentId } as Extract<ChannelView['playing'], { kind: 'on-air' }>['source'],
});
const wants = (programmes: Programme[], playing: ChannelView['playing'], nowMs: number) =>
  dataNeedOf(airAt(programmes, nowMs), { schedule: schedule(...programmes), playing }, nowMs);

describe('dataNeedOf', () => {
  it('a page revalidates nothing while it has what is on', () => {
    expect(wants([FIRST, SECOND], onAir(FIRST), 50)).toBeNull();
  });

  it('a page revalidates the address of what has begun, at once', () => {
    expect(wants([FIRST, SECOND], onAir(FIRST), 100)).toEqual({ what: 'programme 100', withinMs: 0 });
  });

  it('a page revalidates nothing in a gap, whose end is known', () => {
    expect(wants([FIRST, NIGHT], onAir(FIRST), 500)).toBeNull();
  });

  it('a page revalidates the rest once nothing is known to come, spread over half a minute', () => {
    expect(wants([FIRST], onAir(FIRST), 500)).toEqual({ what: 'more', withinMs: 30_000 });
  });

  it('a page revalidates the new day: at once where nothing is on until it is known, else spread', () => {
    expect(wants([FIRST], onAir(FIRST), 1000)).toEqual({ what: 'day 1000', withinMs: 0 });
    expect(wants([NIGHT], onAir(NIGHT), 1000)).toEqual({ what: 'day 1000', withinMs: 30_000 });
    const nextDay: ChannelView['playing'] = { ...onAir(FIRST), kind: 'catch-up' } as ChannelView['playing'];
    expect(wants([FIRST], nextDay, 1000)).toEqual({ what: 'day 1000', withinMs: 30_000 });
    expect(wants([FIRST, SECOND], nextDay, 150)).toBeNull();
  });
});
