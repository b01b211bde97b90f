import type { FlashModel } from '#app/features/toasts/flash-model.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isClientError, isServiceError } from '#app/services/service-error.ts';

/** What to tell the viewer afterwards. A session that is over goes to the guard, and a bug on its way. */
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
