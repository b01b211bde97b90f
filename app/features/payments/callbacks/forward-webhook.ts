import type { Gateway } from '#app/contract/payment.ts';
import { fromAllGateways } from '#app/domain/gateways/gateways.ts';
import type { PaymentService } from '#app/services/payment.server.ts';
import { isServiceError } from '#app/services/service-error.ts';

/** The signature headers of gateways and the content type. No other header of the request is forwarded. */
const HEADERS = ['content-type', ...fromAllGateways(({ webhookHeaders }) => webhookHeaders)];

const STORED = 200;
const TRY_AGAIN = 503;

/** Forwards a webhook unchanged. Returns the status for the gateway: 200 only once the webhook is stored. */
export async function forwardWebhook(
  service: Pick<PaymentService, 'webhook'>,
  org: Gateway,
  { headers, body }: { headers: Headers; body: Uint8Array<ArrayBuffer> },
): Promise<number> {
  const signed = HEADERS.flatMap((name) => {
    const value = headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  try {
    await service.webhook(org, { headers: Object.fromEntries(signed), body });
    return STORED;
  } catch (error) {
    if (!isServiceError(error)) throw error;
    // A client error is the service's own status: forged (400), gateway not set up (404), too long (413).
    const isClientError = error.kind === 'rejected' && error.status !== undefined && error.status < 500;
    return isClientError && error.status ? error.status : TRY_AGAIN;
  }
}
