import * as v from 'valibot';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import { placeOf } from '#workers/platform/payment/gateway-accounts.ts';
import { methodPlace } from '#workers/platform/payment/renewals/saved-method.ts';
import type { SealedRow, SealedTable } from '#workers/platform/storage/reseal-store.ts';
import { AdminError } from './admin-error.ts';

const ROWS_AT_ONCE = 100;
const BodySchema = v.strictObject({
  of: v.picklist(['gateways', 'renewals']),
  after: v.optional(v.tuple([v.string(), v.string()]), ['', '']),
});

/**
 * Seals a page of gateways' keys, or of what renewals are charged on, with the ring's first key. `unreadable` are those that
 * no key of the ring opens; `next` is where the following page begins.
 */
export async function resealPage(
  { payments: { sealing }, reseals }: Pick<Dependencies, 'payments' | 'reseals'>,
  body: unknown,
) {
  const read = v.safeParse(BodySchema, body);
  if (!read.success)
    throw new AdminError(422, 'Resealing takes { "of": "gateways" or "renewals", "after" }.');
  if (sealing.prefix === '')
    throw new AdminError(409, 'GATEWAY_KEYS is not set: put the new key first into it, and deploy.');
  const { of, after } = read.output;
  const rows = await reseals.others(of, sealing.prefix, after, ROWS_AT_ONCE);
  const opened = rows.map((row) => ({ row, value: sealing.open(row.sealed, placeIn(of, row)) }));
  const readable = opened.filter(({ value }) => value !== null);
  await reseals.replace(
    of,
    readable.map(({ row, value }) => ({ ...row, resealed: sealing.seal(value, placeIn(of, row)) })),
  );
  const last = rows.at(-1);
  return {
    resealed: readable.length,
    unreadable: opened.flatMap(({ row, value }) => (value === null ? [`${row.accountId}/${row.id}`] : [])),
    next: last && rows.length === ROWS_AT_ONCE ? [last.accountId, last.id] : null,
  };
}

const placeIn = (table: SealedTable, { accountId, id }: SealedRow) =>
  table === 'gateways' ? placeOf({ accountId, id }) : methodPlace(accountId, id);
