import * as v from 'valibot';
import { toCanonical } from './canonical.ts';
import { type Block, blockFaults } from './check-blocks.ts';
import type { KindName } from './entity-kind.ts';
import { jsonFaults } from './json-faults.ts';
import { kindOf } from './kinds.ts';
import { FAULTS_AT_MOST, type Fault, faultsOf } from './plain-words.ts';

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
  const ofBlocks = faultsOfBlocks(kind, read.output);
  if (ofBlocks.length > 0) return { ok: false, faults: ofBlocks.slice(0, FAULTS_AT_MOST) };
  return { ok: true, value: read.output, canonical: toCanonical(schema, read.output) };
}

function faultsOfBlocks(kind: KindName, value: Record<string, unknown>): Fault[] {
  const hasBlocks = (kind === 'page' || kind === 'template') && Array.isArray(value.components);
  return hasBlocks ? blockFaults(value.components as Block[], 'components') : [];
}
