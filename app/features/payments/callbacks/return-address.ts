import * as v from 'valibot';
import { LIMITS } from '#app/contract/limits.ts';
import { IdSchema } from '#app/contract/primitives.ts';
import { fromAllGateways } from '#app/domain/gateways/gateways.ts';
import { paths } from '#app/features/links/paths.ts';
import { fromBase64Json } from '#app/lib/base64-json.ts';

/** What gateways sign: no other field that was posted goes into an address. */
const RETURNED_FIELDS = fromAllGateways(({ returnFields }) => returnFields);

const LinkSchema = v.object({ transaction_id: IdSchema });

/**
 * Where a viewer goes whom a gateway has sent back by a form: to the status of that payment on this very
 * site, with what the gateway signed beside it for the payment service to judge. Null for an address that is
 * none of ours.
 */
export function returnAddress(data: string, fields: URLSearchParams): string | null {
  if (!v.is(LinkSchema, fromBase64Json(data))) return null;
  const returned = RETURNED_FIELDS.flatMap((name) => {
    const value = fields.get(name);
    return value && value.length <= LIMITS.value ? [[name, value]] : [];
  });
  return paths.paymentStatus({ data }, Object.fromEntries(returned));
}
