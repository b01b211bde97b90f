import type { Direction } from '#app/features/playback/seek.ts';
import type { GuideProgramme } from './guide-model.ts';

/** Where the guide's focus is: on a channel's name, or on the programme that began at `startMs`. */
export interface GuidePlace {
  row: number;
  startMs: number | null;
  /** The time that going up and down keeps to. */
  anchorMs: number;
}

export interface GuideShape {
  rowCount: number;
  visibleRows: number;
  direction: Direction;
  /** Undefined while they are on their way. */
  programmesOf(row: number): readonly GuideProgramme[] | null | undefined;
}

interface KeyPress {
  key: string;
  ctrlKey?: boolean;
  altKey?: boolean;
  metaKey?: boolean;
}

/** Where a key leads in the grid (WAI-ARIA's keys for grids); null for a key that is not the guide's. */
export function moveInGuide(place: GuidePlace, event: KeyPress, shape: GuideShape): GuidePlace | null {
  if (event.altKey || event.metaKey) return null;
  const { rowCount, visibleRows, direction } = shape;
  switch (event.key) {
    case 'ArrowLeft':
      return along(place, direction === 'ltr' ? -1 : 1, shape);
    case 'ArrowRight':
      return along(place, direction === 'ltr' ? 1 : -1, shape);
    case 'ArrowUp':
      return toRow(place, place.row - 1, shape);
    case 'ArrowDown':
      return toRow(place, place.row + 1, shape);
    case 'PageUp':
      return toRow(place, place.row - visibleRows, shape);
    case 'PageDown':
      return toRow(place, place.row + visibleRows, shape);
    case 'Home':
      return { ...(event.ctrlKey ? toRow(place, 0, shape) : place), startMs: null };
    case 'End':
      return toLast(event.ctrlKey ? toRow(place, rowCount - 1, shape) : place, shape);
    default:
      return null;
  }
}

function along(place: GuidePlace, by: 1 | -1, shape: GuideShape): GuidePlace {
  const programmes = shape.programmesOf(place.row) ?? [];
  // From the channel to what is on, not through all that was on since midnight.
  if (place.startMs === null && by === 1) return toProgramme(place, nearest(programmes, place.anchorMs));
  const index = programmes.findIndex(({ startMs }) => startMs === place.startMs);
  // The channel itself comes before the first programme.
  if (index + by < 0) return { ...place, startMs: null };
  return toProgramme(place, programmes[Math.min(index + by, programmes.length - 1)]);
}

function toRow(place: GuidePlace, wanted: number, shape: GuideShape): GuidePlace {
  const row = Math.min(Math.max(wanted, 0), Math.max(0, shape.rowCount - 1));
  if (row === place.row || place.startMs === null) return { ...place, row };
  const found = nearest(shape.programmesOf(row) ?? [], place.anchorMs);
  return { ...place, row, startMs: found?.startMs ?? null };
}

function toLast(place: GuidePlace, shape: GuideShape): GuidePlace {
  return toProgramme(place, shape.programmesOf(place.row)?.at(-1));
}

function toProgramme(place: GuidePlace, programme: GuideProgramme | undefined): GuidePlace {
  if (!programme) return place;
  return { ...place, startMs: programme.startMs, anchorMs: programme.startMs };
}

/** The same place among other programmes of its row, as of another day or time zone. */
export function restorePlace(
  place: GuidePlace,
  programmes: readonly GuideProgramme[] | null | undefined,
): GuidePlace {
  if (place.startMs === null) return place;
  const found = nearest(programmes ?? [], place.anchorMs);
  return { ...place, startMs: found?.startMs ?? null };
}

/** The programme that covers a moment, else the one that is nearest to it. */
export function nearest(programmes: readonly GuideProgramme[], ms: number): GuideProgramme | undefined {
  const distance = ({ startMs, endMs }: GuideProgramme) =>
    ms < startMs ? startMs - ms : Math.max(0, ms - endMs + 1);
  let best: GuideProgramme | undefined;
  for (const programme of programmes) if (!best || distance(programme) < distance(best)) best = programme;
  return best;
}
