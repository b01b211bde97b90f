import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { takes } from '#workers/platform/storage/voucher-uses.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

const conditionOf = (exceptUserId: string | null) => {
  const condition = takes('gift', NOW, exceptUserId);
  if (!condition) throw new Error('no condition');
  return new SQLiteSyncDialect().sqlToQuery(condition);
};

describe('takes', () => {
  it('captured payments count, and unpaid ones for one hour after their start', () => {
    const { params } = conditionOf(null);
    expect(params).toEqual(['gift', 'captured', 'created', 'pending', NOW.getTime() - HOUR_MS]);
  });

  it("the viewer's own pending payment does not count", () => {
    const { sql, params } = conditionOf('user-ana');
    expect(sql).toContain('"user_id" <> ?');
    expect(params).toContain('user-ana');
  });
});
