import { isClientError, isMissing, isOutage } from '#app/services/service-error.ts';
import {
  type DiscountModel,
  type GatewayModel,
  type OrderModel,
  toDiscountModel,
  toGateways,
  toOrder,
} from './checkout-model.ts';
import { type EstimateRequest, requestEstimate } from './request-estimate.ts';
import type { CheckoutService } from './start-payment.ts';

export interface Checkout {
  /** Null while the price cannot be worked out: then nothing can be paid either. */
  order: OrderModel | null;
  /** Why a voucher or discount was not applied; empty where the server gave no words. */
  rejection: string | null;
  /** Too many codes were tried, and none will be looked at for so long. */
  retryAfterSeconds: number | null;
  discounts: readonly DiscountModel[];
  /** Null while the list of gateways cannot be loaded. */
  gateways: readonly GatewayModel[] | null;
  /** The plan runs already: paying for it again adds to it. */
  isOwned: boolean;
}

/** Null for a plan that is not sold, whether it ever was or not. Rejects when the session is over. */
export async function loadCheckout(
  service: CheckoutService,
  request: EstimateRequest,
  lng: string,
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
  const currency = estimation?.currency ?? '';
  const applicable = (discounts ?? []).filter(
    ({ applicable_subscriptions: plans }) => plans.length === 0 || plans.includes(planId),
  );
  return {
    order: estimation && toOrder(estimation, lng),
    rejection,
    retryAfterSeconds,
    discounts: estimation ? applicable.map((discount) => toDiscountModel(discount, currency, lng)) : [],
    gateways: orgs && toGateways(orgs, estimation?.subscription),
    isOwned: (subscriptions ?? []).some(({ status, subscription }) => status && subscription._id === planId),
  };
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** What only helps to decide may be missing; a session that is over ends the page. */
function orNull(error: unknown): null {
  if (isOutage(error) || (isClientError(error) && error.status !== 401)) return null;
  throw error;
}
