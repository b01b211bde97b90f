import type { CallContext, Handlers } from '#workers/platform/call-context.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import { messageIn } from '#workers/platform/http/messages.ts';
import { startPayment } from './create-transaction.ts';
import { estimate } from './estimation.ts';
import { ForgedDetailsError } from './gateways/gateway.ts';
import { reconcilePayment } from './reconcile-payment.ts';
import { hasExhaustedVoucher } from './refund-exhausted-voucher.ts';
import { renewalHandlers } from './renewals/handlers.ts';
import { requireUser } from './require-user.ts';
import { toDiscount, toEstimation, toPlan, toTransaction } from './to-payment.ts';
import { handleWebhook } from './webhook.ts';

export const paymentHandlers: Handlers = {
  async plans({ store, localise }) {
    return { data: (await store.plans.active()).map((row) => toPlan(row, localise)) };
  },

  async activeSubscriptions({ store, session, now }) {
    const userId = requireUser(session).id;
    const [plans, inGrace] = await Promise.all([
      store.users.activePlanIds(userId, now),
      store.renewals.inGrace(userId, now),
    ]);
    const graceEndOf = (id: string) => inGrace.find(({ planId }) => planId === id)?.graceEndTime;
    const isPpvOf = new Map(plans.map(({ planId, isPpv }) => [planId, Boolean(isPpv)]));
    const data = [...isPpvOf].map(([id, isPpv]) => ({
      status: true,
      subscription: { _id: id, ...(isPpv ? { is_ppv: true } : {}) },
      grace_end_date: graceEndOf(id)?.toISOString(),
    }));
    return { data };
  },

  async customerOrgs({ store, dependencies }) {
    const rows = await store.plans.gateways();
    const data = rows.map((row) => ({
      _id: row.id,
      org: row.org,
      // Verified and without keys is of no use to a viewer.
      is_account_verified: row.isAccountVerified && dependencies.payments.gateways.open(row) !== null,
    }));
    return { data };
  },

  async discounts({ store, query, localise, now }) {
    const plan = await store.plans.sold(query.plan_id);
    if (!plan) throw new HttpError(404, 'plan_unknown');
    const listed = await store.plans.listedDiscounts();
    const open = listed.filter(({ applicablePlans, startsTime, endsTime }) => {
      const isFor = applicablePlans.length === 0 || applicablePlans.includes(plan.id);
      return isFor && (!startsTime || startsTime <= now) && (!endsTime || now < endsTime);
    });
    return { data: open.map((row) => toDiscount(row, plan.currency, localise)) };
  },

  async estimation(context) {
    const { localise, language, body } = context;
    const { plan, discount, rejection, row } = await estimate(context, body);
    const choice = {
      plan: toPlan(plan, localise),
      discount: discount && toDiscount(discount, plan.currency, localise),
    };
    const rejectionText = rejection && messageIn(language, rejection);
    return {
      data: toEstimation(row, choice, rejectionText),
      ...(rejectionText ? { message: rejectionText } : {}),
    };
  },

  async createTransaction(context) {
    return { data: await startPayment(context, requireUser(context.session)) };
  },

  async capturePayment(context) {
    const { store, session, body } = context;
    const transaction = await store.payments.find(body.transaction_id);
    // Somebody else's is as unknown as one that is not there.
    if (transaction?.userId !== requireUser(session).id) throw new HttpError(404, 'payment_unknown');
    const reconciled = await reconcileOpenPayment(context, transaction, body.details);
    const { state, redirectionUrl } = reconciled;
    if (state === 'captured') return { data: { redirection_url: redirectionUrl } };
    if (hasExhaustedVoucher(reconciled)) throw new HttpError(422, 'payment_given_back');
    if (state === 'failed') throw new HttpError(422, 'payment_failed');
    // Only 409 means that the result is not known yet, so that a retry is worthwhile.
    throw state === 'refunded' ? new HttpError(422, 'payment_refunded') : new HttpError(409, 'payment_open');
  },

  webhook: handleWebhook,

  async transactions({ store, session, localise, now }) {
    const userId = requireUser(session).id;
    const rows = await store.payments.ofUser(userId);
    const periods = await store.payments.subscriptionsOf(userId);
    const plans = await store.plans.byIds([...new Set(rows.map(({ planId }) => planId))]);
    const nameOf = (id: string) => localise(plans.find((plan) => plan.id === id)?.name) ?? id;
    const periodOf = (id: string) => {
      const found = periods.find(({ transactionId }) => transactionId === id);
      return found ? { start: found.startTime, end: found.revokedTime ?? found.endTime } : null;
    };
    return {
      data: rows.map((row) =>
        toTransaction(row, { planName: nameOf(row.planId), period: periodOf(row.id), now }),
      ),
    };
  },

  ...renewalHandlers,
};

type Capturing = CallContext<'capturePayment'>;

async function reconcileOpenPayment(
  context: Capturing,
  transaction: Parameters<typeof reconcilePayment>[1],
  details: Record<string, string>,
) {
  if (transaction.state === 'captured' || transaction.state === 'refunded') return transaction;
  try {
    return await reconcilePayment(context, transaction, details);
  } catch (thrown) {
    if (thrown instanceof ForgedDetailsError) throw new HttpError(422, 'payment_forged');
    throw thrown;
  }
}
