import type { Component } from '#app/contract/template.ts';

/** What a page shows at a moment, and when that is something else. */
interface Shown<Block> {
  shown: readonly Block[];
  /** Null where nothing of it has a time to come. */
  nextChange: Date | null;
}

/** Leaves out blocks whose time has not come, or is over. A time that cannot be read is none. */
export function shownAt<Block extends Pick<Component, 'config'>>(
  blocks: readonly Block[],
  now: Date,
): Shown<Block> {
  const nowMs = now.getTime();
  let next = Number.POSITIVE_INFINITY;
  const shown = blocks.filter(({ config }) => {
    if (!config) return true;
    const from = momentOf(config.shows_from);
    const until = momentOf(config.shows_until);
    if (until !== null && until <= nowMs) return false;
    const isComing = from !== null && from > nowMs;
    next = Math.min(next, (isComing ? from : until) ?? next);
    return !isComing;
  });
  return { shown, nextChange: next === Number.POSITIVE_INFINITY ? null : new Date(next) };
}

function momentOf(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? null : moment;
}
