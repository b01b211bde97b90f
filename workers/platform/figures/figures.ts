import { FIGURE_DAYS, MAX_FIGURE_DAYS } from '#app/contract/figures.ts';
import { EVENT_RETENTION_DAYS } from '#workers/platform/analytics/constants.ts';
import { dayRange, daysBefore, toDay } from '#workers/platform/analytics/days.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { readFigures } from './read-figures.ts';
import { toFigures } from './to-figures.ts';

const RANGE = { defaultDays: FIGURE_DAYS, maxDays: MAX_FIGURE_DAYS };

export const figures: Handler<'figures'> = async (context) => {
  requireRole(context, 'read');
  const { store, query, localise, now } = context;
  const range = {
    ...dayRange(query, now, RANGE),
    storedFrom: toDay(daysBefore(now, EVENT_RETENTION_DAYS - 1)),
  };
  const rows = await readFigures(store, range, now);
  return { data: toFigures(range, rows, localise) };
};
