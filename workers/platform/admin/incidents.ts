import * as v from 'valibot';
import { AccountIdSchema } from '#app/contract/account-id.ts';
import { LIMITS } from '#app/contract/limits.ts';
import { requiredText } from '#app/contract/primitives.ts';
import type { Dependencies } from '#workers/platform/dependencies.ts';
import type { IncidentRow } from '#workers/platform/storage/incident-list.ts';
import { AdminError } from './admin-error.ts';

const PAGE = 100;

const QuerySchema = v.object({
  state: v.optional(v.picklist(['open', 'all']), 'open'),
  account: v.optional(AccountIdSchema),
  after: v.optional(v.string()),
});
const ClosingSchema = v.strictObject({
  is_closed: v.literal(true),
  note: v.optional(v.pipe(requiredText(LIMITS.message), v.trim())),
});

type Deps = Pick<Dependencies, 'incidents' | 'stores' | 'now'>;

/** Open incidents of all accounts, or all there ever were; the oldest first, in pages. */
export async function listIncidents({ incidents }: Deps, query: Record<string, string>) {
  const parsed = v.safeParse(QuerySchema, query);
  if (!parsed.success)
    throw new AdminError(
      422,
      'A page of incidents is "state" (open or all), "account" (an id) and "after" (an id).',
    );
  const { state, account, after } = parsed.output;
  const last = after === undefined ? undefined : await incidents.find(after);
  if (last === null) throw new AdminError(422, `There is no incident "${after}" to continue after.`);
  const filter = { accountId: account, isOpen: state === 'open', after: last };
  const rows = await incidents.page(filter, PAGE + 1);
  const page = rows.slice(0, PAGE);
  return { incidents: page.map(toIncident), next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null };
}

export async function closeIncident({ incidents, stores, now }: Deps, id: string, body: unknown) {
  const parsed = v.safeParse(ClosingSchema, body);
  if (!parsed.success)
    throw new AdminError(422, 'Closing takes { "is_closed": true } and, if you like, a "note".');
  const known = await incidents.find(id);
  if (!known) throw new AdminError(404, `There is no incident "${id}".`);
  if (!(await incidents.close(id, parsed.output.note ?? null, now())))
    throw new AdminError(409, `The incident "${id}" is closed already.`);
  const { starter } = stores.storeFor(known.accountId);
  await starter.audit({ action: 'incident.close', subject: id, actor: 'operator', time: now() });
  const closed = await incidents.find(id);
  return closed && toIncident(closed);
}

function toIncident(row: IncidentRow) {
  return {
    id: row.id,
    account_id: row.accountId,
    kind: row.kind,
    subject: row.subject,
    details: row.details,
    opened_date: row.openedDate.toISOString(),
    latest_date: row.latestDate.toISOString(),
    count: row.count,
    closed_date: row.closedDate?.toISOString() ?? null,
    note: row.note,
  };
}
