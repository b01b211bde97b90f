import type { ViewerPayment } from '#app/contract/viewer-support.ts';
import type { Localise } from '#app/lib/localise.ts';
import { toMajor } from '#workers/platform/payment/amounts.ts';
import { isRefundable } from '#workers/platform/payment/refund-payment.ts';
import type { GatewayRow, PlanRow } from '#workers/platform/storage/plan-store.ts';
import type { TransactionRow } from '#workers/platform/storage/transaction-queries.ts';

interface Named {
  plans: readonly PlanRow[];
  gateways: readonly Pick<GatewayRow, 'id' | 'org'>[];
  localise: Localise;
}

export function toViewerPayment(row: TransactionRow, { plans, gateways, localise }: Named): ViewerPayment {
  return {
    _id: row.id,
    time: (row.capturedDate ?? row.createdDate).toISOString(),
    plan: localise(plans.find(({ id }) => id === row.planId)?.name) ?? row.planId,
    amount: toMajor(row.transactionAmountMinor, row.currency),
    currency: row.currency,
    gateway: gateways.find(({ id }) => id === row.gatewayId)?.org,
    state: row.state,
    ...(row.refundedAmountMinor > 0
      ? { refunded_amount: toMajor(row.refundedAmountMinor, row.currency) }
      : {}),
    is_refundable: isRefundable(row),
  };
}
