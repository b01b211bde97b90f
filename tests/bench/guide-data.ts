export const CHANNELS = 200;
export const SLOTS_A_DAY = 48;

/** Channels that are full from midnight to midnight, of the titles that an account has. One statement each. */
export async function fillGuide(db: D1Database, account: string): Promise<void> {
  const upTo = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${count - 1})`;
  await db.batch([
    db
      .prepare(
        `${upTo(CHANNELS)} INSERT INTO channels (account_id, id, name, is_restricted, position)
         SELECT ?1, 'full-' || i, json_object('en', 'Channel ' || (i + 1)), i % 5 = 0, 100 + i FROM n`,
      )
      .bind(account),
    db
      .prepare(
        `${upTo(CHANNELS * SLOTS_A_DAY)}, titles AS (
           SELECT content_id, row_number() OVER (ORDER BY content_id) - 1 AS place FROM contents
           WHERE account_id = ?1 AND is_published AND video_type IN ('SPV', 'MPVC')
         )
         INSERT INTO channel_slots (account_id, channel_id, start_second, end_second, content_id)
         SELECT ?1, 'full-' || (i / ${SLOTS_A_DAY}), (i % ${SLOTS_A_DAY}) * 1800, (i % ${SLOTS_A_DAY}) * 1800 + 1800, content_id
         FROM n JOIN titles ON place = i % (SELECT count(*) FROM titles)`,
      )
      .bind(account),
  ]);
}
