import * as v from 'valibot';
import { requiredText } from '#app/contract/primitives.ts';
import type { KindName } from './entity-kind.ts';
import type { Fault } from './plain-words.ts';

/** Of one request. */
export const MAX_CHANGES = 200;
export const MAX_CHANGES_BYTES = 1024 * 1024;
/** Of one entity's JSON: a request of it alone has room for the rest. */
export const MAX_ENTITY_BYTES = MAX_CHANGES_BYTES * 0.9;
/** Of a page of digests. */
export const DIGESTS_A_PAGE = 1000;
/** Of a page of entities: titles are some two kilobytes each. */
export const ENTITIES_A_PAGE = 200;

const DigestSchema = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a digest, or null for nothing'));

export const ChangeSchema = v.strictObject({
  op: v.picklist(['put', 'delete']),
  kind: requiredText(64),
  id: requiredText(256),
  /** What must be there now, as the writer last read it; null for nothing. Else nothing is overwritten. */
  if_digest: v.optional(v.nullable(DigestSchema)),
  /** Of a put; its kind's schema reads it. */
  value: v.optional(v.unknown()),
});

/** Whole or not at all: where one change is rejected or in conflict, none is written. */
export const ChangesBodySchema = v.strictObject({
  /** Answers what would happen, and writes nothing. */
  dry_run: v.optional(v.boolean(), false),
  changes: v.pipe(v.array(ChangeSchema), v.maxLength(MAX_CHANGES)),
});

export type Change = v.InferInput<typeof ChangeSchema>;

export interface ChangeResult {
  kind: string;
  id: string;
  result: 'created' | 'changed' | 'same' | 'deleted' | 'refused' | 'conflict';
  /** What is there afterwards; of a conflict, what is there instead of `if_digest`. Null is nothing. */
  digest?: string | null;
  /** Of a conflict: the value that is there. */
  value?: unknown;
  faults?: Fault[];
}

export interface Entity {
  kind: KindName;
  id: string;
  digest: string;
  revision: number;
  value: Record<string, unknown>;
}

export interface EntityDigest {
  kind: KindName;
  id: string;
  digest: string;
}
