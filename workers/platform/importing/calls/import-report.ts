import type { ImportLine } from '#app/contract/import-calls.ts';
import type { Handler } from '#workers/platform/call-context.ts';
import type { ImportFiles, ImportState } from '#workers/platform/importing/uploads/import-files.ts';
import type { ReportEntry } from '#workers/platform/importing/writing/report.ts';
import { requireRole } from '#workers/platform/user/require-session.ts';
import { filesOf, requireImport } from './to-import.ts';

/** All lines of a report are one response. */
const WHY_CHARS = 500;

export const importReport: Handler<'importReport'> = async (context) => {
  requireRole(context, 'publish');
  const state = await requireImport(context, context.params.id);
  return { data: (await linesOf(filesOf(context), state)).map(toLine) };
};

/** What a check found, and over it what was done. */
export async function linesOf(
  files: ImportFiles,
  { id, plan, doneChunks }: ImportState,
): Promise<ReportEntry[]> {
  if (!plan) return [];
  const [stored, ...results] = await Promise.all([
    files.plan(id, plan.id),
    ...Array.from({ length: doneChunks }, (_, at) => files.results(id, plan.id, at)),
  ]);
  const done = new Map(results.flatMap((entries) => (entries ?? []).map((entry) => [entry.id, entry])));
  const planned = (stored?.planned ?? []).map((entry) => done.get(entry.id) ?? entry);
  return [...(stored?.entries ?? []), ...planned].sort((a, b) => a.line - b.line);
}

export const toLine = ({ line, title, id, outcome, why }: ReportEntry): ImportLine => ({
  ...{ line, title, id: id.slice(0, 256), outcome },
  why: why.slice(0, WHY_CHARS),
});
