import { type SQL, sql } from 'drizzle-orm';

const SMALLEST = '(-9223372036854775807 - 1)';

/** SQLite raises errors in triggers only; a number that has no positive is the other way. */
export const failingIf = (condition: SQL): SQL =>
  sql`SELECT abs(CASE WHEN ${condition} THEN ${sql.raw(SMALLEST)} ELSE 0 END)`;

/** Whether a batch was stopped by its `failIf`. */
export function isFailedCondition(error: unknown): boolean {
  const messages = [error, (error as { cause?: unknown } | null)?.cause].map((one) =>
    one instanceof Error ? one.message : '',
  );
  return messages.some((message) => message.includes('integer overflow'));
}
