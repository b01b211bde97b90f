import type { FolderEntity } from '#cli/site/read-folder.ts';

const WEEK_MS = 7 * 86_400_000;

type Value = Record<string, unknown>;
interface Programme {
  start: string;
  end: string;
  title: string;
}

/** What of a title's times is about now. When a film came out is not. */
const TIMES_OF_A_TITLE = ['created_date', 'publish_time', 'live_expiry_time'];

/**
 * A folder has things as they were when it was exported. In a demo something is always on air, and a programme of every
 * week keeps its day and hour: its times move by whole weeks, all others by as much as the clock has.
 */
export function shiftTimes(entities: readonly FolderEntity[], from: Date, to: Date): FolderEntity[] {
  const byMs = to.getTime() - from.getTime();
  const byWeeksMs = Math.floor(byMs / WEEK_MS) * WEEK_MS;
  const onAir = new Set(
    entities
      .filter(({ kind, value }) => kind === 'title' && 'publish_time' in (value as Value))
      .map(({ id }) => id),
  );
  return entities.map((entity) => {
    const value = entity.value as Value;
    if (entity.kind === 'title' || entity.kind === 'playlist')
      return { ...entity, value: withShifted(value, TIMES_OF_A_TITLE, byMs) };
    if (entity.kind !== 'schedule' || !Array.isArray(value.dated)) return entity;
    const shifted = (value.dated as Programme[]).map((programme) => ({
      ...programme,
      ...withShifted(programme, ['start', 'end'], onAir.has(programme.title) ? byMs : byWeeksMs),
      isOnAir: onAir.has(programme.title),
    }));
    return { ...entity, value: { ...value, dated: withoutOverlaps(shifted) } };
  });
}

function withShifted<T extends object>(value: T, fields: readonly string[], byMs: number): T {
  const times = Object.entries(value).filter(([field]) => fields.includes(field));
  const shifted = times.map(([field, time]) => [
    field,
    new Date(Date.parse(String(time)) + byMs).toISOString(),
  ]);
  return { ...value, ...Object.fromEntries(shifted) };
}

/** What is on air now takes the place of the weekly programme that it happens to meet. */
function withoutOverlaps(programmes: readonly (Programme & { isOnAir: boolean })[]): Programme[] {
  const live = programmes.filter(({ isOnAir }) => isOnAir);
  return programmes
    .filter(({ isOnAir, start, end }) => isOnAir || !live.some((one) => one.start < end && start < one.end))
    .map(({ start, end, title }) => ({ start, end, title }))
    .sort((a, b) => (a.start < b.start ? -1 : 1));
}
