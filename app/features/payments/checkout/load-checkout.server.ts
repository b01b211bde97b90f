import { formatMoney } from '#app/lib/money.ts';
import { isMissing, isServiceError, isSessionOver } from '#app/services/service-error.ts';
import {
  type DiscountModel,
  type GatewayModel,
  type OrderModel,
  toDiscountModel,
  toGateways,
  toOrder,
} from './checkout-model.ts';
import { type CheckoutTerms, toTerms } from './checkout-terms.ts';
import { type EstimateRequest, type EstimateResult, requestEstimate } from './request-estimate.ts';
import type { CheckoutService } from './start-payment.ts';

export interface Checkout {
  /** Null while the price cannot be worked out: then nothing can be paid either. */
  order: OrderModel | null;
  /** Why a voucher or discount was not applied; empty where the server gave no words. */
  rejection: string | null;
  /** Too many codes were tried, and none will be looked at for so long. */
  retryAfterSeconds: number | null;
  /** What the price is with, as a payment has to name it. */
  applied: { code: string; discountId: string | null };
  discounts: readonly DiscountModel[];
  /** Null while the list of gateways cannot be loaded. */
  gateways: readonly GatewayModel[] | null;
  /** The plan runs already: paying for it again adds to it. */
  isOwned: boolean;
  /** What follows; null where it is not known. */
  terms: CheckoutTerms | null;
  /** A free trial may be begun instead of paying now. */
  isTrialLeft: boolean;
  /** The plan has a free trial, and the viewer is no new member. */
  isTrialUsed: boolean;
}

interface Page {
  lng: string;
  isPlatform: boolean;
  withoutTrial: boolean;
  writeDay(moment: string): string;
}

/** Null for a plan that is not sold, whether it ever was or not. Rejects when the session is over. */
export async function loadCheckout(
  service: CheckoutService,
  request: EstimateRequest,
  { isPlatform, ...writing }: Page,
): Promise<Checkout | null> {
  const { planId } = request;
  const [estimated, orgs, discounts, subscriptions] = await Promise.all([
    requestEstimate(service, request).catch(nullIfMissing),
    service.customerOrgs().catch(orNull),
    service.discounts(planId).catch(orNull),
    service.activeSubscriptions().catch(orNull),
  ]);
  if (!estimated) return null;
  const { estimation, rejection, retryAfterSeconds = null } = estimated;
  const isNamed = estimation?.subscription.name !== '';
  const plan = isNamed ? null : (await service.plans().catch(orNull))?.find(({ _id }) => _id === planId);
  const { lng } = writing;
  const currency = estimation?.currency ?? '';
  const all = orgs && toGateways(orgs, { ...(plan ?? estimation?.subscription), isPlatform });
  const terms = estimation && toTerms(estimation, all ?? [], writing);
  const isTrial = terms?.kind === 'trial';
  const order = estimation && toOrder(plan ? { ...estimation, subscription: plan } : estimation, lng);
  const applicable = (discounts ?? []).filter(
    ({ applicable_subscriptions: plans }) => plans.length === 0 || plans.includes(planId),
  );
  return {
    order: order && isTrial ? { ...order, total: formatMoney(0, currency, lng), isFree: false } : order,
    rejection,
    retryAfterSeconds,
    applied: appliedOf(request, estimated),
    discounts: estimation ? applicable.map((discount) => toDiscountModel(discount, currency, lng)) : [],
    gateways: all?.filter(({ canTrial }) => canTrial || !isTrial) ?? null,
    terms,
    isTrialLeft: Boolean(estimation?.trial) && (all ?? []).some(({ canTrial }) => canTrial),
    isTrialUsed: estimation?.trial_used === true,
    isOwned: (subscriptions ?? []).some(({ status, subscription }) => status && subscription._id === planId),
  };
}

/** viewer.md §7: the code as it was typed, beside the id that the service knows it by. */
function appliedOf({ code, discountId }: EstimateRequest, { estimation, rejection }: EstimateResult) {
  if (!estimation?.is_discount_applied) return { code: '', discountId: null };
  const isTyped = code !== '' && rejection === null;
  return {
    code: isTyped ? code : '',
    discountId: estimation.discount?._id ?? (isTyped ? null : discountId),
  };
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** What only helps to decide may be missing; a session that is over ends the page. */
function orNull(error: unknown): null {
  if (!isServiceError(error) || isSessionOver(error)) throw error;
  return null;
}
