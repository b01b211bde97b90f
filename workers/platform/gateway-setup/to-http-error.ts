import type { GatewayCode } from '#app/contract/gateway-calls.ts';
import { assertNever } from '#app/lib/assert-never.ts';
import { HttpError } from '#workers/platform/http/http-error.ts';
import type { GatewayFault } from './gateway-fault.ts';

/** The fault in the owner's language, beside the field that it is about. */
export function toHttpError({ org, reason }: GatewayFault): HttpError {
  const ofField = (key: GatewayCode, values: Record<string, string> = {}) =>
    new HttpError(422, key, { error: key, values: { gateway: org, ...values } });
  switch (reason.kind) {
    case 'no-keys':
      return ofField('gateway_no_keys');
    case 'keys-malformed':
      return ofField('gateway_keys_malformed');
    case 'keys-rejected':
      return ofField('gateway_keys_rejected');
    case 'other-mode':
      return ofField(reason.isLive ? 'gateway_live_keys' : 'gateway_test_keys');
    case 'currency-unsold':
      return ofField('gateway_currency_unsold', { currency: reason.currency, sold: reason.sold.join(', ') });
    case 'currency-not-taken':
      return ofField('gateway_currency_not_taken', { missing: reason.missing.join(', ') });
    case 'check-rejected':
      return new HttpError(422, 'gateway_check_rejected', {
        values: { gateway: org, code: reason.code ?? '4xx' },
      });
    case 'unreachable':
      return new HttpError(503, 'gateway_check_failed', { values: { gateway: org } });
    default:
      return assertNever(reason);
  }
}
