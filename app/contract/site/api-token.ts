import * as v from 'valibot';
import { TimeSchema } from '#app/contract/primitives.ts';

/** What a brand's token is good for. */
export const API_SCOPES = ['catalogue:write', 'site:write', 'people:read', 'people:write'] as const;
export type ApiScope = (typeof API_SCOPES)[number];

export const NewTokenSchema = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1, 'must not be empty'), v.maxLength(100)),
  scopes: v.pipe(v.array(v.picklist(API_SCOPES)), v.minLength(1, 'must name a scope'), v.maxLength(10)),
  /** When it stops working; never where it is absent. */
  expires_time: v.optional(TimeSchema),
});

export const TokenSummarySchema = v.object({
  id: v.string(),
  name: v.string(),
  scopes: v.array(v.string()),
  created_date: v.string(),
  expires_time: v.nullable(v.string()),
  last_used_time: v.nullable(v.string()),
  revoked_time: v.nullable(v.string()),
});
export type TokenSummary = v.InferOutput<typeof TokenSummarySchema>;
