import * as v from 'valibot';
import { toCanonical } from './canonical.ts';
import type { KindName } from './entity-kind.ts';
import { jsonFaults } from './json-faults.ts';
import { kindOf } from './kinds.ts';
import { type Fault, faultsOf } from './plain-words.ts';

export type ReadValue =
  | { ok: true; value: Record<string, unknown>; canonical: Record<string, unknown> }
  | { ok: false; faults: Fault[] };

/** A value as its kind's schema reads it, with every field, and in its canonical form. */
export function readValue(kind: KindName, input: unknown): ReadValue {
  const unreadable = jsonFaults(input);
  if (unreadable.length > 0) return { ok: false, faults: unreadable };
  const { schema } = kindOf(kind);
  const read = v.safeParse(schema, input);
  if (!read.success) return { ok: false, faults: faultsOf(read.issues) };
  return { ok: true, value: read.output, canonical: toCanonical(schema, read.output) };
}
