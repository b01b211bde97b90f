import type { BrandCalls } from '#workers/platform/importing/writing/brand-calls.ts';
import type { PlannedTitle } from '#workers/platform/importing/writing/plan-titles.ts';
import { ImportReport } from '#workers/platform/importing/writing/report.ts';
import { sendNames, writeBatch } from '#workers/platform/importing/writing/write-titles.ts';
import type { ImportFiles, ImportState } from './import-files.ts';

/** How long one that works on an import is waited for before another may. */
export const BUSY_MS = 30_000;

interface Running {
  calls: Pick<BrandCalls, 'change'>;
  files: ImportFiles;
  /** In milliseconds; it stops at the first chunk's end after that. */
  endsAt: number;
  now(): number;
}

/**
 * Writes the chunks of a plan that are not written yet, one request each. What was written and not recorded before a
 * crash is the same then, so going on is safe, and so are two at once.
 */
export async function runPlan(
  { calls, files, endsAt, now }: Running,
  started: ImportState,
): Promise<ImportState> {
  let state = started;
  const { plan } = state;
  if (!plan) return state;
  if (state.doneChunks === 0) {
    const stored = await files.plan(state.id, plan.id);
    await sendNames({ calls, names: { takePending: () => stored?.names ?? [] } });
  }
  while (state.doneChunks < plan.chunks && now() < endsAt) {
    const at = state.doneChunks;
    const titles = (await files.chunk(state.id, plan.id, at)) ?? [];
    const report = await writeChunk(calls, titles);
    await files.putResults(state.id, plan.id, at, report.entries());
    state = {
      ...state,
      ...{ doneChunks: at + 1, done: state.done + titles.filter(({ isImplied }) => !isImplied).length },
      busyUntil: now() + BUSY_MS,
    };
    await files.putState(state);
  }
  const isDone = state.doneChunks === plan.chunks;
  state = { ...state, phase: isDone ? 'done' : 'importing', busyUntil: 0 };
  await files.putState(state);
  return state;
}

async function writeChunk(calls: Pick<BrandCalls, 'change'>, titles: PlannedTitle[]): Promise<ImportReport> {
  const report = new ImportReport();
  await writeBatch({ calls, report, sendPictures: async () => new Map() }, titles);
  return report;
}
