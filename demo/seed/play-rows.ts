import type { playerPlays } from '#workers/platform/storage/schema/analytics.ts';
import { type DemoSite, valuesOf } from './brands.ts';
import { spread } from './subjects.ts';

type Row = Omit<typeof playerPlays.$inferInsert, 'accountId'>;

const DAY_MS = 86_400_000;
const PLAYED_TITLES = 14;
const PLAYED_TYPES = ['SPV', 'MPVP'];
const DAYS = 5;

/** What guests have played in the last days: the first titles oftener, always the same ones. */
export function playRows(site: DemoSite, now: Date): Row[] {
  const titles = valuesOf(site, 'title').filter(({ video_type: type }) =>
    PLAYED_TYPES.includes(String(type)),
  );
  const popular = titles.toSorted((a, b) => spread(a.id) - spread(b.id)).slice(0, PLAYED_TITLES);
  return popular.flatMap(({ id }, place) =>
    Array.from({ length: PLAYED_TITLES - place }, (_, number) => {
      const time = new Date(now.getTime() - ((place + number) % DAYS) * DAY_MS);
      const day = time.toISOString().slice(0, 10);
      return {
        // Of a day: seeded again, it adds the days since.
        trackingId: `demo-${id}-${day}-${number}`,
        contentId: id,
        day,
        startedTime: time,
        lastTime: time,
        lastSequence: 1,
        lastPosition: 20,
        playedSeconds: 20,
        isFinished: number % 3 === 0,
        startMs: 300 + ((place * 37 + number * 91) % 500),
        rebufferCount: 0,
        rebufferSeconds: 0,
      };
    }),
  );
}
