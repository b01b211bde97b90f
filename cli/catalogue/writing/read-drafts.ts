import path from 'node:path';
import type { Draft, Source } from '#cli/catalogue/draft.ts';
import { SeriesNames } from '#cli/catalogue/seasons.ts';
import type { ImportReport } from './report.ts';
import { Spool } from './spool.ts';

/** All of a source: read to its end before anything is written, so that a broken one writes nothing. */
export interface ReadDrafts {
  /** Series, which are written before the others. */
  series: Spool;
  others: Spool;
  names: SeriesNames;
  /** Ids of the source's lines, the faulty ones too, with their lines. */
  lines: ReadonlyMap<string, number>;
  /** Titles that were read without a fault. */
  count: number;
}

export async function readDrafts(source: Source, workDir: string, report: ImportReport): Promise<ReadDrafts> {
  const series = new Spool(path.join(workDir, 'series'));
  const others = new Spool(path.join(workDir, 'others'));
  const names = new SeriesNames();
  const lines = new Map<string, number>();
  try {
    for await (const draft of source.drafts) {
      addFaults(draft, lines);
      if (!lines.has(draft.id)) lines.set(draft.id, draft.line);
      if (draft.faults.length > 0) {
        report.add(draft, 'not written', draft.faults);
        continue;
      }
      const isSeries = draft.fields.video_type === 'MPVP';
      if (isSeries) names.addOwn(draft.label, draft.id);
      if (draft.series) names.addNamed(draft.series, draft.line);
      await (isSeries ? series : others).add(draft);
    }
  } finally {
    await Promise.all([series.close(), others.close()]);
  }
  return { series, others, names, lines, count: series.count + others.count };
}

/** What only the file shows. */
function addFaults(draft: Draft, lines: ReadonlyMap<string, number>): void {
  if (draft.id === '') {
    draft.faults.push({ path: 'title', message: 'is missing: a title has a name' });
    return;
  }
  const first = lines.get(draft.id);
  if (first === undefined) return;
  const message = draft.isIdMade
    ? `makes the id "${draft.id}", which line ${first} has: give both an id of their own`
    : `"${draft.id}" is the id of line ${first}, too: each title has its own`;
  draft.faults.push({ path: 'id', message });
}
