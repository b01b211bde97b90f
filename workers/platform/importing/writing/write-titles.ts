import { digestOf } from '#app/contract/site/canonical.ts';
import type { Change, ChangeResult } from '#app/contract/site/changes.ts';
import { SourceError } from '#workers/platform/importing/source-error.ts';
import type { BrandCalls } from './brand-calls.ts';
import { inBatches } from './in-batches.ts';
import type { NameIndex } from './name-index.ts';
import type { FailedPicture, PicturePlan } from './plan-pictures.ts';
import type { PlannedTitle, PlannedTitles } from './plan-titles.ts';
import type { ImportReport } from './report.ts';
import { sendChanges } from './send-changes.ts';

export interface Writing {
  calls: Pick<BrandCalls, 'change'>;
  names: Pick<NameIndex, 'takePending'>;
  report: ImportReport;
  /** Answers, by the plan, which could not be had. */
  sendPictures(plans: readonly PicturePlan[]): Promise<Map<PicturePlan, FailedPicture[]>>;
  /** After each batch: how many titles are done with. */
  onProgress(done: number): void;
}

/** A title on its way. */
interface Put extends Change {
  title: PlannedTitle;
}

/** Writes what was planned: names and series first, as titles name them. */
export async function writeTitles(writing: Writing, planned: PlannedTitles): Promise<void> {
  await sendNames(writing);
  let done = 0;
  for (const titles of [planned.implied, planned.series.read(), planned.others.read()])
    for await (const batch of inBatches(titles)) {
      await writeBatch(writing, batch);
      done += batch.filter(({ isImplied }) => !isImplied).length;
      writing.onProgress(done);
    }
}

/** What a dry run has in place of `writeTitles`. */
export async function reportTitles(report: ImportReport, planned: PlannedTitles): Promise<void> {
  for (const titles of [planned.implied, planned.series.read(), planned.others.read()])
    for await (const { draft, digest, notes, isImplied } of titles)
      report.add(draft, digest === null ? 'created' : 'changed', notes, isImplied);
}

export async function sendNames({ calls, names }: Pick<Writing, 'calls' | 'names'>): Promise<void> {
  for await (const { change, result } of sendChanges(calls, names.takePending(), (one) => one))
    if (result.result === 'refused') throw new SourceError(`${change.kind} ${change.id}: ${wordsOf(result)}`);
}

export async function writeBatch(
  { calls, report, sendPictures }: Pick<Writing, 'calls' | 'report' | 'sendPictures'>,
  titles: PlannedTitle[],
): Promise<void> {
  const failed = await sendPictures(titles.map(({ pictures }) => pictures));
  const puts: Put[] = [];
  for (const title of titles) {
    const missing = failed.get(title.pictures) ?? [];
    title.notes.push(...missing.map(({ why }) => why));
    const value = withOldPictures(title, missing);
    if (missing.length > 0 && (await digestOf(value)) === title.digest)
      report.add(title.draft, 'same', title.notes);
    else puts.push({ op: 'put', kind: 'title', id: title.draft.id, value, if_digest: title.digest, title });
  }
  for await (const { change, result } of sendChanges(calls, puts, toChange))
    addToReport(report, change.title, result);
}

/** Where a picture could not be had, the one that is on the site stays. */
function withOldPictures({ value, pictures }: PlannedTitle, missing: readonly FailedPicture[]) {
  const merged = { ...value };
  for (const field of missing.flatMap(({ fields }) => fields)) {
    const old = pictures.old[field];
    if (old) merged[field] = old;
    else delete merged[field];
  }
  return merged;
}

function addToReport(
  report: ImportReport,
  { draft, notes, digest, isImplied }: PlannedTitle,
  { result, faults = [] }: ChangeResult,
): void {
  if (result === 'refused') report.add(draft, 'not written', faults);
  else if (result === 'conflict')
    report.add(draft, 'not written', ['somebody changed it while this import ran: run it again']);
  else
    report.add(draft, digest === null ? 'created' : result === 'same' ? 'same' : 'changed', notes, isImplied);
}

const toChange = ({ op, kind, id, value, if_digest }: Put): Change => ({
  op,
  kind,
  id,
  value,
  ...(if_digest === undefined ? {} : { if_digest }),
});

function wordsOf({ faults = [] }: ChangeResult): string {
  return faults.map(({ path, message }) => `${path} ${message}`).join('; ');
}
