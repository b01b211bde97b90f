import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';
import { takes } from '#workers/platform/storage/voucher-uses.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const HOUR_MS = 3_600_000;

const conditionOf = (butOf: string | null) => {
  const condition = takes('gift', NOW, butOf);
  if (!condition) throw new Error('no condition');
  return new SQLiteSyncDialect().sqlToQuery(condition);
};

describe('takes', () => {
  it('counts captured payments, and unpaid ones for one hour after they began', () => {
    const { params } = conditionOf(null);
    expect(params).toEqual(['gift', 'captured', 'created', 'pending', NOW.getTime() - HOUR_MS]);
  });

  it('leaves out what the viewer himself keeps', () => {
    const { params } = conditionOf('user-ana');
    expect(params).toContain('user-ana');
  });
});
