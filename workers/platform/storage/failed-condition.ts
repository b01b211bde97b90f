import { type SQL, sql } from 'drizzle-orm';

const SMALLEST = '(-9223372036854775807 - 1)';

/** SQLite raises errors in triggers only; a number that has no positive is the other way. */
export const failingIf = (condition: SQL): SQL =>
  sql`SELECT abs(CASE WHEN ${condition} THEN ${sql.raw(SMALLEST)} ELSE 0 END)`;

/** Whether a batch was stopped by its `failIf`. */
export const isFailedCondition = (error: unknown) => hasMessage(error, 'integer overflow');

/** Whether a write was stopped as another row has what only one may have: an address, a name. */
export const isTaken = (error: unknown) => hasMessage(error, 'UNIQUE constraint failed');

function hasMessage(error: unknown, words: string): boolean {
  const causes = [error, (error as { cause?: unknown } | null)?.cause];
  return causes.some((one) => one instanceof Error && one.message.includes(words));
}
