import * as v from 'valibot';
import { GATEWAYS } from '#app/contract/payment.ts';
import type { GatewayEnvironment } from './open-gateway.ts';

const UrlSchema = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+(?:\/[\w-]+)*$/));
const AddressSchema = v.object({ api: UrlSchema, checkout: UrlSchema });
const AddressesSchema = v.partial(
  v.object({
    [GATEWAYS[0]]: AddressSchema,
    [GATEWAYS[1]]: AddressSchema,
    [GATEWAYS[2]]: AddressSchema,
    [GATEWAYS[3]]: AddressSchema,
    [GATEWAYS[4]]: AddressSchema,
  }),
);

/** GATEWAY_ADDRESSES. A text that cannot be read throws: money must not go to the wrong place by a slip of the pen. */
export function readAddresses(text: string | undefined): GatewayEnvironment['addresses'] {
  return text ? v.parse(AddressesSchema, JSON.parse(text)) : {};
}
