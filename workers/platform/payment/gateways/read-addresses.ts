import * as v from 'valibot';
import { GATEWAYS, type Gateway } from '#app/contract/payment.ts';
import type { GatewayEnvironment } from './gateway-descriptor.ts';

const UrlSchema = v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+(?:\/[\w-]+)*$/));
const AddressSchema = v.object({ api: UrlSchema, checkout: UrlSchema });
const AddressesSchema = v.partial(
  v.object(
    // What is made of pairs has lost their names.
    Object.fromEntries(GATEWAYS.map((org) => [org, AddressSchema])) as Record<Gateway, typeof AddressSchema>,
  ),
);

/**
 * GATEWAY_ADDRESSES. A text that cannot be read throws: money must not go to the wrong place by a slip of the
 * pen.
 */
export function readAddresses(text: string | undefined): GatewayEnvironment['addresses'] {
  return text ? v.parse(AddressesSchema, JSON.parse(text)) : {};
}
