export const CHANNELS = 200;
export const SLOTS_A_DAY = 48;
const DAY_MS = 86_400_000;

/** Of the account's titles, numbered from 0, those that any channel can show. `?1` is the account. */
const TITLES = `titles AS (
  SELECT content_id, row_number() OVER (ORDER BY content_id) - 1 AS place FROM contents
  WHERE account_id = ?1 AND is_published AND video_type IN ('SPV', 'MPVC')
)`;
const upTo = (count: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;

/** The channels that `fillGuide` makes. */
export const fullChannels = Array.from({ length: CHANNELS }, (_, index) => `full-${index}`);

/**
 * Channels that are full from midnight to midnight, of the titles that an account has. One statement each.
 */
export async function fillGuide(db: D1Database, account: string): Promise<void> {
  await db.batch([
    db
      .prepare(
        `${upTo(CHANNELS)} INSERT INTO channels (account_id, id, name, is_restricted, position)
         SELECT ?1, 'full-' || i, json_object('en', 'Channel ' || (i + 1)), i % 5 = 0, 100 + i FROM n`,
      )
      .bind(account),
    db
      .prepare(
        `${upTo(CHANNELS * SLOTS_A_DAY)}, ${TITLES}
         INSERT INTO channel_slots (account_id, channel_id, start_second, end_second, content_id)
         SELECT ?1, 'full-' || (i / ${SLOTS_A_DAY}), (i % ${SLOTS_A_DAY}) * 1800, (i % ${SLOTS_A_DAY}) * 1800 + 1800, content_id
         FROM n JOIN titles ON place = i % (SELECT count(*) FROM titles)`,
      )
      .bind(account),
  ]);
}

/**
 * The same channels as a broadcaster fills them: every programme of its own date, from `fromMs` for some
 * days.
 */
export async function fillDated(
  db: D1Database,
  account: string,
  fromMs: number,
  days: number,
): Promise<void> {
  const slotMs = DAY_MS / SLOTS_A_DAY;
  await db.batch([
    db.prepare(`DELETE FROM channel_slots WHERE account_id = ?1`).bind(account),
    db
      .prepare(
        `${upTo(CHANNELS * SLOTS_A_DAY * days)}, ${TITLES}
         INSERT INTO schedule_entries (account_id, channel_id, start_time, end_time, content_id)
         SELECT ?1, 'full-' || (i % ${CHANNELS}), ?2 + (i / ${CHANNELS}) * ${slotMs}, ?2 + (i / ${CHANNELS} + 1) * ${slotMs}, content_id
         FROM n JOIN titles ON place = i % (SELECT count(*) FROM titles)`,
      )
      .bind(account, fromMs),
  ]);
}
