import type { CallContext } from '#workers/platform/call-context.ts';
import { viewerRows } from '#workers/platform/library/viewer-rows.ts';
import { storeFor } from '#workers/platform/storage/account-store.ts';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { ACCOUNT, type BenchTitle, TITLES } from './catalogue-data.ts';
import { recordDurations } from './recording-d1.ts';

const VIEWER = 'viewer';
const CALLS = 40;
/** What the viewer has seen already. */
const SEEN = 300;
const PLAYED_A_DAY = TITLES / 5;
const DAYS = 7;
const HOUR_MS = 3_600_000;

const POSITION = `INSERT OR REPLACE INTO resume_positions
  (account_id, user_id, content_id, position_seconds, duration_seconds, modified_date, is_finished)`;

/** A week in which each day a fifth of all titles was played. */
export async function fillPlays(db: D1Database): Promise<void> {
  const played = `WITH d(ago) AS (SELECT 0 UNION ALL SELECT ago + 1 FROM d WHERE ago < ${DAYS - 1}),
      n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${PLAYED_A_DAY - 1})
    INSERT INTO played_days (account_id, day, content_id, plays)
    SELECT ?, date('now', '-' || ago || ' days'), 'title-' || (i * 5), 1 + (i * 7919 + ago * 104729) % 499 FROM n, d`;
  await db.prepare(played).bind(ACCOUNT).run();
}

/**
 * How long D1 spends on the rows of a viewer's own, each time after another title; ms. The call's handler by itself, as a
 * session's row has columns of one name, which the recording cannot read.
 */
export async function measureViewerRows(db: D1Database, titles: readonly BenchTitle[]): Promise<number[]> {
  const now = new Date();
  const seen = `WITH n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${SEEN - 1})
    ${POSITION} SELECT ?1, '${VIEWER}', 'title-' || (i * 337), 900, 900, ?2 + i, 1 FROM n`;
  await db
    .prepare(seen)
    .bind(ACCOUNT, now.getTime() - HOUR_MS)
    .run();
  const watch = (contentId: string, number: number) =>
    db
      .prepare(`${POSITION} VALUES (?1, '${VIEWER}', ?2, 900, 900, ?3, 1)`)
      .bind(ACCOUNT, contentId, now.getTime() + number)
      .run();
  const { db: recording, takeMs } = recordDurations(db);
  const context = {
    store: storeFor(openDatabase(recording), ACCOUNT),
    query: { page_size: 15 },
    session: { viewerId: VIEWER },
    localise: (text: Record<string, string>) => text.en,
    now,
  } as unknown as CallContext<'viewerRows'>;
  const times: number[] = [];
  // The first finds an empty page cache in SQLite.
  for (let number = 0; number <= CALLS; number += 1) {
    await watch(titles[(number * 2311) % TITLES]?.id ?? '', number);
    takeMs();
    await viewerRows(context);
    times.push(takeMs());
  }
  return times.slice(1);
}
