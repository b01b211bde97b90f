import { sql } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { uniqueCheck } from '#workers/platform/editing/unique-check.ts';
import { listed } from '#workers/platform/storage/editing-store.ts';
import { transactions } from '#workers/platform/storage/schema/payment.ts';
import { discounts } from '#workers/platform/storage/schema/plan.ts';
import { toDate, toIso } from './times.ts';

export const voucherWriter = tableWriter(
  'voucher',
  {
    table: discounts,
    id: 'id',
    names: ['code', 'name'],
    toRow: (voucher) => ({
      code: voucher.code,
      name: voucher.name,
      description: voucher.description ?? null,
      valueType: voucher.value_type,
      value: voucher.value,
      maxValueMinor: voucher.max_value_minor ?? null,
      applicablePlans: voucher.plans,
      isListed: voucher.is_listed,
      isActive: voucher.is_active,
      startsTime: toDate(voucher.starts_time),
      endsTime: toDate(voucher.ends_time),
      usageLimit: voucher.usage_limit ?? null,
    }),
    toValue: (row) => ({
      code: row.code,
      name: row.name,
      description: row.description,
      value_type: row.valueType,
      value: row.value,
      max_value_minor: row.maxValueMinor,
      plans: row.applicablePlans,
      is_listed: row.isListed,
      is_active: row.isActive,
      starts_time: toIso(row.startsTime),
      ends_time: toIso(row.endsTime),
      usage_limit: row.usageLimit,
    }),
  },
  {
    check: uniqueCheck({
      table: discounts,
      id: discounts.id,
      column: discounts.code,
      kind: 'voucher',
      path: 'code',
      keyOf: ({ code }) => String(code),
    }),
    async checkRemoval(scope, ids) {
      const used = await scope.pick(
        transactions,
        { id: transactions.discountId },
        sql`${transactions.discountId} IN ${listed(ids)}`,
      );
      return [...new Set(used.map(({ id }) => String(id)))].map((id) => ({
        id,
        path: '',
        message: 'viewers have used it: write "is_active": false, and it works no more',
      }));
    },
    stoppedBy: (accountId, { removed }) =>
      removed.length === 0
        ? []
        : [
            sql`EXISTS (SELECT 1 FROM ${transactions} WHERE ${transactions.accountId} = ${accountId}
              AND ${transactions.discountId} IN ${listed(removed)})`,
          ],
  },
);
