import { asc, sql } from 'drizzle-orm';
import { tableWriter } from '#workers/platform/editing/table-writer.ts';
import { listed } from '#workers/platform/storage/editing-store.ts';
import { subscriptions, transactions } from '#workers/platform/storage/schema/payment.ts';
import { plans } from '#workers/platform/storage/schema/plan.ts';

export const planWriter = tableWriter(
  'plan',
  {
    table: plans,
    id: 'id',
    names: ['name'],
    order: [asc(plans.position)],
    toRow: (plan) => ({
      name: plan.name,
      description: plan.description ?? null,
      amountMinor: plan.amount_minor,
      currency: plan.currency,
      durationDays: plan.duration_days,
      taxRate: plan.tax_rate,
      isActive: plan.is_active,
      isPpv: plan.is_ppv,
      trialDays: plan.trial_days,
      metadata: plan.metadata ?? null,
      position: plan.position,
    }),
    toValue: (row) => ({
      name: row.name,
      description: row.description,
      amount_minor: row.amountMinor,
      currency: row.currency,
      duration_days: row.durationDays,
      tax_rate: row.taxRate,
      is_active: row.isActive,
      is_ppv: row.isPpv,
      trial_days: row.trialDays,
      metadata: row.metadata,
      position: row.position,
    }),
  },
  {
    async checkRemoval(scope, ids) {
      const [sold, paid] = await scope.batch([
        scope.pick(
          subscriptions,
          { id: subscriptions.planId },
          sql`${subscriptions.planId} IN ${listed(ids)}`,
        ),
        scope.pick(transactions, { id: transactions.planId }, sql`${transactions.planId} IN ${listed(ids)}`),
      ]);
      const bought = new Set([...sold, ...paid].map(({ id }) => id));
      return [...bought].map((id) => ({
        id,
        path: '',
        message: 'viewers have bought it: write "is_active": false, and it is sold no more',
      }));
    },
    stoppedBy: (accountId, { removed }) =>
      removed.length === 0
        ? []
        : [subscriptions, transactions].map(
            (table) =>
              sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.accountId} = ${accountId} AND ${table.planId} IN ${listed(removed)})`,
          ),
  },
);
