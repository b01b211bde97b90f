import { useEffect, useRef, useState } from 'react';
import { poll } from '#app/features/playback/live/poll.ts';
import { useRevalidate } from '#app/features/playback/live/use-revalidate.ts';
import type { ChannelView } from './channel-view.ts';
import type { Programme } from './programme.ts';
import { type Air, airAt, checkAir } from './schedule.ts';

/** Requests that no viewer waits for are spread over this time. */
const SPREAD_MS = 30_000;
const NONE: readonly Programme[] = [];

/**
 * What is on by the server's time, checked every second (viewer.md §4). The page is revalidated for the
 * address of a programme that has begun, and for the schedule when the day turns or the queue runs out.
 */
export function useOnAir(
  { schedule, playing, nowMs: renderedAtMs }: ChannelView,
  nowMs: number,
): Air<Programme> {
  const programmes = schedule?.programmes ?? NONE;
  const [air, setAir] = useState(() => airAt(programmes, renderedAtMs));
  const known = useRef(programmes);
  // The page was revalidated: its new data apply from now on.
  const checked = known.current === programmes ? checkAir(air, programmes, nowMs) : airAt(programmes, nowMs);
  known.current = programmes;
  if (checked !== air) setAir(checked);
  useRevalidateFor(dataNeedOf(checked, { schedule, playing }, nowMs));
  return checked;
}

/** Why the page's data are stale; null while they are fresh. Each need causes its own request. */
export function dataNeedOf(
  { current, queue }: Air<Programme>,
  { schedule, playing }: Pick<ChannelView, 'schedule' | 'playing'>,
  nowMs: number,
): DataNeed | null {
  if (!schedule) return null;
  const isFollowed = playing.kind !== 'catch-up' && playing.kind !== 'locked';
  // The one thing that viewers wait for; their clocks' seconds differ enough.
  if (isFollowed && current && !isOn(playing, current)) {
    return { what: `programme ${current.startMs}`, withinMs: 0 };
  }
  if (nowMs >= schedule.endsAtMs) {
    // What is on from midnight on is in the new day's schedule only.
    return { what: `day ${schedule.endsAtMs}`, withinMs: isFollowed && !current ? 0 : SPREAD_MS };
  }
  // What comes after the last one known is in no schedule that ends today; a special may have been put in
  // since.
  const isOver = isFollowed && !current && queue.length === 0 && playing.kind === 'on-air';
  return isOver ? { what: 'more', withinMs: SPREAD_MS } : null;
}

interface DataNeed {
  what: string;
  /** How long it may wait; every viewer of the channel comes to want it at the same second. */
  withinMs: number;
}

/** Whether the page has what the player needs for what is on. */
export function isOn(playing: ChannelView['playing'], current: Programme): boolean {
  if (playing.kind !== 'on-air' && playing.kind !== 'failed') return false;
  return playing.programme?.startMs === current.startMs && playing.programme.contentId === current.contentId;
}

function useRevalidateFor(need: DataNeed | null) {
  const revalidate = useRevalidate();
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  const what = need?.what ?? null;
  const withinMs = need?.withinMs ?? 0;
  useEffect(() => {
    if (what === null) return;
    if (withinMs === 0) return poll(() => latest.current());
    let stop = () => {};
    const timer = window.setTimeout(() => {
      stop = poll(() => latest.current());
    }, Math.random() * withinMs);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [what, withinMs]);
}
