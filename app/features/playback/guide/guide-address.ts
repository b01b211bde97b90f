import * as v from 'valibot';
import { chosenDay, dayWindow, stripDays } from '#app/features/playback/channel/schedule-days.server.ts';
import { GUIDE_PAGE_ROWS, MAX_GUIDE_PAGE } from './constants.ts';
import type { GuideChannel } from './guide-view.ts';

const PageSchema = v.fallback(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,2}$/), v.transform(Number), v.maxValue(MAX_GUIDE_PAGE)),
  1,
);

/** The guide's own order: by name, as the language sorts. */
export function inGuideOrder<C extends Pick<GuideChannel, 'id' | 'name'>>(
  channels: readonly C[],
  language: string,
): C[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...channels].sort((one, other) => compare(one.name, other.name) || (one.id < other.id ? -1 : 1));
}

/** The day and page of the guide in the URL; a page after the last one is the last. */
export function readGuideAddress(
  requested: { day: string | null; page: string | null | undefined },
  { nowMs, timeZone, rowCount }: { nowMs: number; timeZone: string; rowCount: number },
) {
  const days = stripDays(nowMs, timeZone);
  const chosen = chosenDay(requested.day, days);
  const lastPage = Math.max(1, Math.ceil(rowCount / GUIDE_PAGE_ROWS));
  const page = Math.min(lastPage, v.parse(PageSchema, requested.page ?? '1'));
  return { days, chosen, window: dayWindow(chosen, timeZone), page };
}

export function pageRows<T>(items: readonly T[], page: number): T[] {
  return items.slice((page - 1) * GUIDE_PAGE_ROWS, page * GUIDE_PAGE_ROWS);
}
