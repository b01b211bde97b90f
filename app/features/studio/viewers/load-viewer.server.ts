import { hasRole, rolesOf } from '#app/contract/roles.ts';
import type { ViewerDetail, ViewerPayment, ViewerPlan } from '#app/contract/viewer-support.ts';
import type { Site } from '#app/features/tenancy/site.ts';
import { decimalsOf } from '#app/lib/currency-decimals.ts';
import { formatDate, formatRelative } from '#app/lib/date-text.server.ts';
import { formatMoney } from '#app/lib/money.ts';
import { toLocalTime } from '#app/lib/wall-clock.server.ts';
import type { MarqueeContext, Session } from '#app/services/load-context.ts';
import { momentWriter } from '../moment-text.server.ts';
import { loadWhy } from './load-why.server.ts';

const DAY_MS = 86_400_000;
const DAY_CHARS = '2026-11-29'.length;

/** A viewer as their page shows them; times are text in the reader's language and zone. */
export async function loadViewer(
  context: MarqueeContext,
  { id, params, site, user }: { id: string; params: URLSearchParams; site: Site; user: Session['user'] },
) {
  const { services, timeZone, now } = context;
  const isOwner = hasRole(rolesOf(user), 'own');
  const [viewer, write, language, plans, why] = await Promise.all([
    services.user.viewerDetail(id),
    momentWriter(context, site),
    context.language.get(),
    isOwner ? services.payment.plans() : [],
    loadWhy(context, { id, params, site }),
  ]);
  const dayOf = (moment: string) => formatDate(moment, site.dateFormat, language, { timeZone });
  return {
    ...toPerson(viewer, dayOf),
    plans: viewer.plans.map((plan) => toPlan(plan, write)),
    payments: viewer.payments.map((payment) => toPayment(payment, write, language)),
    devices: viewer.sessions.map(({ device, signed_in_time, last_seen_time }) => ({
      ...{ name: device ?? null, since: write(signed_in_time) },
      lastSeen: formatRelative(last_seen_time, now, language),
    })),
    plays: viewer.plays.map(({ content_id, title, last_time }) => ({
      ...{ id: content_id, title, time: write(last_time) },
    })),
    ...{ isOwner, why },
    plansToGive: plans.map(({ _id, name }) => ({ value: _id, label: name || _id })),
    firstDay: toLocalTime(now.getTime() + DAY_MS, timeZone).slice(0, DAY_CHARS),
  };
}

function toPerson(viewer: ViewerDetail, dayOf: (moment: string) => string) {
  return {
    ...{ id: viewer._id, name: viewer.name || viewer.email_id, email: viewer.email_id },
    ...{ isVerified: viewer.is_email_verified, hasPassword: viewer.has_password },
    since: dayOf(viewer.created_date),
    leavesOn: viewer.deletion_time ? dayOf(viewer.deletion_time) : null,
  };
}

export interface PlanLine {
  id: string;
  name: string;
  state: ViewerPlan['state'];
  time: string;
  isGiven: boolean;
  renewsOn: string | null;
  /** There is something to end. */
  isOpen: boolean;
}

function toPlan(plan: ViewerPlan, write: (moment: string) => string): PlanLine {
  const { _id, name, state, time, is_given, next_renewal_date: next } = plan;
  const isOver = state === 'ended' || state === 'revoked';
  return {
    ...{ id: _id, name, state, time: write(time), isGiven: is_given },
    renewsOn: next ? write(next) : null,
    isOpen: !isOver || next !== undefined,
  };
}

export interface PaymentLine {
  id: string;
  time: string;
  plan: string;
  amount: string;
  gateway: string | null;
  state: string;
  isRefundable: boolean;
  /** What has been given back, as text; null where nothing was. */
  refunded: string | null;
  /** What a refund's form needs: both in the major unit. */
  refund: { left: number; leftText: string; refunded: number; step: number; currency: string };
}

function toPayment(payment: ViewerPayment, write: (moment: string) => string, language: string): PaymentLine {
  const { _id, time, plan, amount, currency, gateway, state, is_refundable, refunded_amount = 0 } = payment;
  const decimals = decimalsOf(currency);
  const left = Number((amount - refunded_amount).toFixed(decimals));
  return {
    ...{ id: _id, time: write(time), plan, amount: formatMoney(amount, currency, language) },
    ...{ gateway: gateway ?? null, state, isRefundable: is_refundable },
    refunded: refunded_amount > 0 ? formatMoney(refunded_amount, currency, language) : null,
    refund: {
      ...{ left, leftText: formatMoney(left, currency, language) },
      ...{ refunded: refunded_amount, step: 10 ** -decimals, currency },
    },
  };
}
