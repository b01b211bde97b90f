import { safeRedirect } from '#app/lib/safe-redirect.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isServiceError } from '#app/services/service-error.ts';
import type { GatewayReturn } from './payment-link.ts';
import { type PurchaseView, type PurchaseWriting, toPurchaseView } from './purchase-view.ts';

export type PaymentStatus =
  | { kind: 'captured'; redirectTo: string; purchase: PurchaseView | null }
  /** `text`: the server's own words. */
  | { kind: 'failed'; text: string | null; redirectTo: string; retryPath: string | null }
  /** The result is not known yet, which is not the same as failed. `isServiceDown`: the service failed. */
  | { kind: 'open'; isServiceDown: boolean }
  /** Nothing was paid when the viewer came back by the way out; it may be yet. */
  | { kind: 'left'; redirectTo: string; retryPath: string | null };

const NOT_CONFIRMED_YET = 409;
const TOO_MANY = 429;
const NOT_NO: ReadonlySet<number> = new Set([NOT_CONFIRMED_YET, TOO_MANY]);
const SESSION_OVER = 401;

/** Captures a payment and returns its state. Idempotent. Rejects when the session is over. */
export async function capturePayment(
  service: Pick<PaymentService, 'capturePayment'>,
  { transactionId, details, hasLeft, redirectTo, retryPath }: GatewayReturn,
  writing: PurchaseWriting,
): Promise<PaymentStatus> {
  try {
    const captured = await service.capturePayment({ transaction_id: transactionId, details });
    const purchase = captured?.purchase ? toPurchaseView(captured.purchase, writing) : null;
    return { kind: 'captured', redirectTo: safeRedirect(captured?.redirection_url, redirectTo), purchase };
  } catch (error) {
    if (!isServiceError(error) || error.status === SESSION_OVER) throw error;
    const { kind, status = 0, serverMessage: text = null } = error;
    // A service that is down, or that rate limits the request, has not rejected the payment.
    const isNo = kind === 'rejected' && status < 500 && !NOT_NO.has(status);
    if (isNo) return { kind: 'failed', text, redirectTo, retryPath };
    return hasLeft && status === NOT_CONFIRMED_YET
      ? { kind: 'left', redirectTo, retryPath }
      : { kind: 'open', isServiceDown: !NOT_NO.has(status) };
  }
}
