import * as v from 'valibot';
import type { SavedMethod } from '#workers/platform/payment/gateways/gateway.ts';
import type { Sealing } from '#workers/platform/storage/sealing.ts';

const SavedMethodSchema = v.object({ token: v.string(), customer: v.nullable(v.string()) });

/** Where what a renewal is charged on belongs. */
export function methodPlace(accountId: string, renewalId: string): string {
  return `method\n${accountId}\n${renewalId}`;
}

/** Null where there is nothing, or nothing that this deployment can read. */
export function openMethod(
  sealing: Sealing,
  { accountId, id, sealedMethod }: { accountId: string; id: string; sealedMethod: string | null },
): SavedMethod | null {
  if (sealedMethod === null) return null;
  const read = v.safeParse(SavedMethodSchema, sealing.open(sealedMethod, methodPlace(accountId, id)));
  return read.success ? read.output : null;
}
