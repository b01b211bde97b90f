import * as v from 'valibot';
import { HostnameSchema, SuspensionSchema } from './tenant.ts';

/** Where the platform has them for the edge alone, which reaches it through its binding. */
export const BRAND_STATES_PATH = '/registry/states';

/**
 * Hostnames whose state has changed in the last minutes, and how it is now: `null` is on the air, `gone` is nobody's any
 * more. KV has the same up to a minute later, and this list forgets it after that (docs/decisions/098).
 */
export const BrandStatesSchema = v.object({
  states: v.record(HostnameSchema, v.union([SuspensionSchema, v.null(), v.literal('gone')])),
});
export type BrandStates = v.InferOutput<typeof BrandStatesSchema>['states'];
export type BrandState = BrandStates[string];
