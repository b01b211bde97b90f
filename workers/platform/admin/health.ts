import type { Dependencies } from '#workers/platform/dependencies.ts';

/** A database of D1 takes so much on the paid plan: https://developers.cloudflare.com/d1/platform/limits/ */
const DATABASE_BYTES = 10_000_000_000;
/** From this share on somebody has to act (operators.md B.9). */
const FULL_SHARE = 0.8;
/** The cron comes every minute, and takes on what one round left: this is more than a long round. */
const OVERDUE_MS = 10 * 60 * 1000;

/** Whether the platform does its work: what is overdue, what is about to be full, what a person has to look at. */
export async function readHealth({ health, now }: Pick<Dependencies, 'health' | 'now'>) {
  const facts = await health.read(new Date(now().getTime() - OVERDUE_MS));
  const share = facts.databaseBytes / DATABASE_BYTES;
  return {
    is_well: facts.overdue.length === 0 && facts.incidents.length === 0 && share < FULL_SHARE,
    database: { bytes: facts.databaseBytes, limit: DATABASE_BYTES, is_nearly_full: share >= FULL_SHARE },
    overdue: facts.overdue.map(({ round, count, oldest }) => ({
      round,
      count,
      oldest: oldest.toISOString(),
    })),
    incidents: facts.incidents,
  };
}
