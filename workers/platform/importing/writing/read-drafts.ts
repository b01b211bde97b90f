import type { Draft, Source } from '#workers/platform/importing/draft.ts';
import { SeriesNames } from '#workers/platform/importing/seasons.ts';
import type { OpenList, ValueList } from '#workers/platform/importing/value-list.ts';
import type { ImportReport } from './report.ts';

/** The first of a source's lines that has an id. */
export interface SourceLine {
  line: number;
  label: string;
  isSeries: boolean;
  isIdMade: boolean;
  entry?: number | undefined;
}

/** All of a source: read to its end before anything is written, so that a broken one writes nothing. */
export interface ReadDrafts {
  /** Series, which are written before the others. */
  series: ValueList<Draft>;
  others: ValueList<Draft>;
  names: SeriesNames;
  /** By id; the faulty ones too. */
  lines: ReadonlyMap<string, SourceLine>;
  /** Titles that were read without a fault. */
  count: number;
}

export async function readDrafts(
  source: Source,
  openList: OpenList,
  report: ImportReport,
): Promise<ReadDrafts> {
  const series = openList<Draft>('series');
  const others = openList<Draft>('others');
  const names = new SeriesNames();
  const lines = new Map<string, SourceLine>();
  try {
    for await (const draft of source.drafts) {
      addFaults(draft, lines);
      const { id, line, label, isIdMade, entry } = draft;
      const isSeries = draft.fields.video_type === 'MPVP';
      // Also where it is faulty: the episodes that name it are not another series'.
      if (isSeries && id !== '' && label !== '') names.addOwn(label, { id, line }, isIdMade);
      if (id !== '' && !lines.has(id)) lines.set(id, { line, label, isSeries, isIdMade, entry });
      if (draft.faults.length > 0) {
        report.add(draft, 'not written', draft.faults);
        continue;
      }
      if (draft.series) names.addNamed(draft.series, line);
      await (isSeries ? series : others).add(draft);
    }
  } finally {
    await Promise.all([series.close(), others.close()]);
  }
  return { series, others, names, lines, count: series.count + others.count };
}

/** What only the file shows. */
function addFaults(draft: Draft, lines: ReadonlyMap<string, SourceLine>): void {
  if (draft.id === '') {
    draft.faults.push({ path: 'title', message: 'is missing: a title has a name' });
    return;
  }
  const first = lines.get(draft.id);
  if (first) {
    const owner = `line ${first.line}${first.label ? ` ("${first.label}")` : ''}`;
    const message = draft.isIdMade
      ? `makes the id "${draft.id}", which ${owner} has: give both an id of their own`
      : `"${draft.id}" is the id of ${owner}, too: each title has its own`;
    draft.faults.push({ path: 'id', message });
  }
  const parent = lines.get(draft.fields.parent ?? '');
  if (parent && draft.entry !== undefined && parent.entry !== draft.entry)
    draft.faults.push({
      path: 'parent',
      message: `its series has the id "${draft.fields.parent}" of line ${parent.line} ("${parent.label}"): it would be another series' episode`,
    });
}
