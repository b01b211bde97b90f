import * as v from 'valibot';
import { defineKind } from './entity-kind.ts';
import { Currency, Position } from './fields.ts';

/**
 * A way to pay; its id is the gateway's name ("Stripe"). Its keys, and whether they were proven, are entered
 * at each platform and are in no value.
 */
export const GatewaySettingsSchema = v.strictObject({
  mode: v.optional(v.picklist(['live', 'test']), 'test'),
  /** What a gateway with one currency takes. */
  currency: v.optional(Currency),
  position: Position,
});

export const gatewayKind = defineKind('gateway', GatewaySettingsSchema, { scope: 'site' });
