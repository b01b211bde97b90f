import type { FlashModel } from '#app/features/toasts/toast-host.tsx';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isClientError, isServiceError } from '#app/services/service-error.ts';

/** Returns the flash to show. Throws when the session is over, for the guard to handle, and for a bug. */
export async function cancelRenewal(
  service: Pick<PaymentService, 'cancelRenewal'>,
  id: string,
): Promise<FlashModel> {
  try {
    await service.cancelRenewal(id);
    return { kind: 'success', key: 'billing:subscription_cancelled' };
  } catch (error) {
    if (isClientError(error, 401) || !isServiceError(error)) throw error;
    const text = error.serverMessage;
    return text
      ? { kind: 'error', key: 'server_says', values: { text } }
      : { kind: 'error', key: 'network_failure' };
  }
}
