import { createInterface } from 'node:readline/promises';
import { table } from '#cli/admin/table.ts';
import { type CommandContext, CommandError } from '#cli/local/run-command.ts';
import type { Erasure, TenantStore } from './tenant-store.ts';

/** Nobody deletes a brand without typing its name. */
export async function requireName(slug: string, { isInteractive }: CommandContext): Promise<void> {
  if (!isInteractive) throw new CommandError(`Nothing was deleted: add --yes ${slug}.`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const typed = await lines.question(
    `This deletes ${slug} with all of its people. Type the brand's name to go on: `,
  );
  lines.close();
  if (typed.trim() !== slug) throw new CommandError('Nothing was deleted.');
}

export async function deleteBrand(
  store: TenantStore,
  { slug, isNow }: { slug: string; isNow: boolean },
): Promise<string> {
  const { record, notes } = await store.delete(slug, isNow);
  const day = record.deleted?.erase_on.slice(0, 10);
  const then = isNow
    ? 'Its data is being erased, which takes minutes. What was erased: erasures'
    : `Its data is erased on ${day}. Until then it comes back by: undelete ${slug}`;
  return [`${slug} is off its hostnames within ten seconds. ${then}`, ...notes].join('\n');
}

export function describeErasures(erasures: readonly Erasure[]): string {
  if (erasures.length === 0) return 'Nothing was erased in the last year.';
  const rows = erasures.map((each) => [
    each.slug,
    each.account_id,
    each.deleted_time.slice(0, 10),
    each.finished_time?.slice(0, 10) ?? 'under way',
    whatOf(each),
  ]);
  return table([['BRAND', 'ACCOUNT', 'DELETED', 'ERASED', 'WHAT'], ...rows]);
}

function whatOf({ scope, counts: { files = 0, ...rows } }: Erasure): string {
  if (scope === 'brand') return 'hostnames; the account has other brands';
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows, ${files} files, ${rows.users ?? 0} people, ${rows.ledger_entries ?? 0} lines of the ledger`;
}
