import { toErrorFlash } from '#app/features/account/rejection.ts';
import type { FlashModel } from '#app/features/toasts/toast-host.tsx';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isClientError } from '#app/services/service-error.ts';

/** Returns the flash to show. Throws when the session is over, for the guard to handle, and for a bug. */
export async function cancelRenewal(
  service: Pick<PaymentService, 'cancelRenewal'>,
  id: string,
): Promise<FlashModel> {
  try {
    await service.cancelRenewal(id);
    return { kind: 'success', key: 'billing:subscription_cancelled' };
  } catch (error) {
    if (isClientError(error, 401)) throw error;
    return toErrorFlash(error, 'unavailable');
  }
}
