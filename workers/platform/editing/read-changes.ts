import * as v from 'valibot';
import { type ChangeResult, ChangesBodySchema } from '#app/contract/site/changes.ts';
import type { KindName } from '#app/contract/site/entity-kind.ts';
import { idFault, isKindName } from '#app/contract/site/kinds.ts';
import { type Fault, faultsOf } from '#app/contract/site/plain-words.ts';
import { readValue } from '#app/contract/site/read-value.ts';

/** A change whose kind, id and value can be read. */
export interface ReadChange {
  at: number;
  op: 'put' | 'delete';
  kind: KindName;
  id: string;
  ifDigest: string | null | undefined;
  value: Record<string, unknown>;
}

export interface ReadChanges {
  isDryRun: boolean;
  /** In the request's order; those that can be read have no result yet. */
  results: (ChangeResult | undefined)[];
  changes: ReadChange[];
}

/** The body of a request, or what is wrong with it as a whole. */
export function readChanges(body: unknown): ReadChanges | Fault[] {
  const read = v.safeParse(ChangesBodySchema, body);
  if (!read.success) return faultsOf(read.issues);
  const seen = new Set<string>();
  const results: ReadChanges['results'] = [];
  const changes: ReadChange[] = [];
  for (const [at, { op, kind, id, value, if_digest: ifDigest }] of read.output.changes.entries()) {
    const refuse = (...faults: Fault[]) => results.push({ kind, id, result: 'refused', faults });
    // Rows of before the list of changes may have ids of other letters: they can be taken away.
    const fault = isKindName(kind) ? (op === 'put' ? idFault(kind, id) : null) : `there is no kind "${kind}"`;
    if (!isKindName(kind) || fault !== null) {
      refuse({ path: isKindName(kind) ? 'id' : 'kind', message: fault ?? '' });
      continue;
    }
    if (seen.has(`${kind}/${id}`)) {
      refuse({ path: '', message: 'is changed twice in one request' });
      continue;
    }
    seen.add(`${kind}/${id}`);
    const parsed = op === 'put' ? readValue(kind, value) : { ok: true as const, value: {} };
    if (parsed.ok) {
      results.push(undefined);
      changes.push({ at, op, kind, id, ifDigest, value: parsed.value });
    } else refuse(...parsed.faults);
  }
  return { isDryRun: read.output.dry_run, results, changes };
}
