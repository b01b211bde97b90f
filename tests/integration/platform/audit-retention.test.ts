import { expect, test } from 'vitest';
import { openDatabase } from '#workers/platform/storage/database.ts';
import { AUDIT_RETENTION_DAYS, sweep } from '#workers/platform/storage/housekeeping.ts';
import { auditEvents } from '#workers/platform/storage/schema/account.ts';
import { startPlatform } from './start-platform.ts';

const DAY_MS = 86_400_000;
const NOW = new Date('2026-11-29T12:00:00Z');

test('it is kept for a year who did what, in all accounts', async () => {
  const { db, bindings } = await startPlatform();
  const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);
  const events = [AUDIT_RETENTION_DAYS + 1, AUDIT_RETENTION_DAYS, AUDIT_RETENTION_DAYS - 1, 0].flatMap(
    (days) =>
      ['acc_one', 'acc_two'].map((accountId) => ({
        ...{ accountId, id: `${days}`, time: daysAgo(days) },
        ...{ actor: 'operator', action: 'tenant.change', subject: 'one', details: null },
      })),
  );
  await db.insert(auditEvents).values(events);
  expect((await sweep(openDatabase(bindings.db), NOW)).audits).toBe(4);
  const left = await db.select({ id: auditEvents.id }).from(auditEvents);
  expect(left.map(({ id }) => id).sort()).toEqual(['0', '0', '364', '364']);
});
