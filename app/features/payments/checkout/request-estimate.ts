import type { Estimation } from '#app/contract/payment.ts';
import { isClientError, isOutage, isTooMany } from '#app/services/service-error.ts';
import type { CheckoutService } from './start-payment.ts';

export interface EstimateRequest {
  planId: string;
  /** A typed code goes before a discount that was chosen; one that does not hold leaves that in its place. */
  code: string;
  discountId: string | null;
}

export interface EstimateResult {
  /** Null while the price cannot be worked out. */
  estimation: Estimation | null;
  /** The server's message about what was not applied, or empty; null when nothing was rejected. */
  rejection: string | null;
  /** Set where too many codes were tried: this one was not even looked at. */
  retryAfterSeconds?: number | undefined;
}

const DEFAULT_WAIT_SECONDS = 3600;

type Service = Pick<CheckoutService, 'estimation'>;

/** What the plan costs this viewer now. Rejects when there is no such plan, or the session is over. */
export async function requestEstimate(
  service: Service,
  { planId, code, discountId }: EstimateRequest,
): Promise<EstimateResult> {
  try {
    if (!code) return await requestWith(service, planId, { discount_id: discountId ?? '' });
    const typed = await requestWith(service, planId, { discount_code: code });
    if (typed.rejection === null || !discountId) return typed;
    const chosen = await requestWith(service, planId, { discount_id: discountId });
    return { ...typed, estimation: chosen.estimation };
  } catch (error) {
    if (!isOutage(error)) throw error;
    return { estimation: null, rejection: error.serverMessage ?? null };
  }
}

interface Wanted {
  discount_code?: string;
  discount_id?: string;
}

async function requestWith(
  service: Service,
  planId: string,
  { discount_code = '', discount_id = '' }: Wanted,
): Promise<EstimateResult> {
  const isPlain = !discount_code && !discount_id;
  try {
    const estimation = await service.estimation({ subscription_id: planId, discount_code, discount_id });
    const isRejected = !isPlain && !estimation.is_discount_applied;
    return { estimation, rejection: isRejected ? (estimation.message ?? '') : null };
  } catch (error) {
    // Some backends reject the whole call instead, so the plan's own price is fetched separately.
    if (isPlain || !isClientError(error) || error.status === 401) throw error;
    const { estimation } = await requestWith(service, planId, {});
    const retryAfterSeconds = isTooMany(error)
      ? (error.retryAfterSeconds ?? DEFAULT_WAIT_SECONDS)
      : undefined;
    return { estimation, rejection: error.serverMessage ?? '', retryAfterSeconds };
  }
}
