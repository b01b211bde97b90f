import type { Handler } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { toMinor } from '#workers/platform/payment/amounts.ts';
import { unrefundedMinor } from '#workers/platform/payment/grant.ts';
import { isRefundable, refundPayment } from '#workers/platform/payment/refund-payment.ts';
import { requirePassword } from '#workers/platform/user/require-password.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { auditOf, requireViewer } from './require-viewer.ts';
import { toViewerPayment } from './to-viewer-payment.ts';

export const refundViewerPayment: Handler<'refundViewerPayment'> = async (context) => {
  const { user } = requireRole(context, 'own');
  const { store, params, body, localise, now } = context;
  const viewer = await requireViewer(context, params.viewer_id);
  const payment = await store.payments.find(params.payment_id);
  // Another viewer's is as unknown as one that is not there.
  if (payment?.userId !== viewer.id) throw new HttpError(404, 'payment_unknown');
  await requirePassword(context, user, body.password);
  if (!isRefundable(payment)) throw new HttpError(422, 'payment_not_refundable');
  const { id, currency, refundedAmountMinor } = payment;
  const seen = body.refunded_amount;
  if (seen !== undefined && toMinor(seen, currency) !== refundedAmountMinor)
    throw new HttpError(409, 'refund_changed');
  const left = unrefundedMinor(payment);
  const amount_minor = body.amount === undefined ? left : toMinor(body.amount, currency);
  if (!(amount_minor > 0 && amount_minor <= left)) throw new HttpError(422, 'refund_amount');
  const details = { payment: id, amount_minor, currency };
  // Before money moves: a crash afterwards leaves the trail of who moved it.
  await store.starter.audit({ ...auditOf(user, viewer, 'viewer.refund', details), time: now });
  const refunded = await refundPayment(context, payment, amount_minor);
  const [plans, gateways] = await store.batch([store.viewerList.plans(), store.plans.gateways()]);
  return { data: toViewerPayment(refunded, { plans, gateways, localise }) };
};
