import { digestOf } from '#app/contract/site/canonical.ts';
import { type Change, type ChangeResult, MAX_CHANGES } from '#app/contract/site/changes.ts';
import { readValue } from '#app/contract/site/read-value.ts';
import { type Draft, newDraft, OWN_LANGUAGE } from '#cli/catalogue/draft.ts';
import { CommandError } from '#cli/local/run-command.ts';
import type { BrandCalls, KnownEntity } from './brand-calls.ts';
import { type Merging, mergeTitle } from './merge-title.ts';
import type { NameIndex } from './name-index.ts';
import { type PicturePlan, planPictures, sendPictures } from './pictures.ts';
import type { ReadDrafts } from './read-drafts.ts';
import type { ImportReport } from './report.ts';
import { sendChanges } from './send-changes.ts';

export interface Writing extends Omit<Merging, 'names'> {
  calls: BrandCalls;
  names: NameIndex;
  report: ImportReport;
  isDryRun: boolean;
  updatesOnly: boolean;
  allowsLoopback: boolean;
  /** After each batch: how many titles are done with. */
  onProgress(done: number): void;
}

/** A title on its way. */
interface Put extends Change {
  draft: Draft;
  notes: string[];
  isNew: boolean;
  isImplied: boolean;
}

/** Writes what was read: series first, as episodes name them. */
export async function writeDrafts(writing: Writing, read: ReadDrafts): Promise<void> {
  const batches = new BatchWriter(writing, read);
  if (!writing.updatesOnly)
    for (const batch of inBatches(impliedSeries(read))) await batches.write(batch, true);
  for (const spool of [read.series, read.others]) {
    let batch: Draft[] = [];
    for await (const draft of spool.read()) {
      batch.push(draft);
      if (batch.length < MAX_CHANGES) continue;
      await batches.write(batch, false);
      batch = [];
    }
    if (batch.length > 0) await batches.write(batch, false);
  }
}

function impliedSeries({ names, lines }: ReadDrafts): Draft[] {
  return names
    .implied((id) => lines.has(id))
    .map(({ id, title, line }) => {
      const draft = newDraft(line, title, id);
      draft.fields.video_type = 'MPVP';
      draft.texts.title = { [OWN_LANGUAGE]: title };
      return draft;
    });
}

function* inBatches(drafts: readonly Draft[]): Generator<Draft[]> {
  for (let at = 0; at < drafts.length; at += MAX_CHANGES) yield drafts.slice(at, at + MAX_CHANGES);
}

class BatchWriter {
  readonly #writing: Writing;
  readonly #read: ReadDrafts;
  /** Series that are there, or would be after a dry run. */
  readonly #parents = new Set<string>();
  #done = 0;

  constructor(writing: Writing, read: ReadDrafts) {
    this.#writing = writing;
    this.#read = read;
  }

  /** `isImplied`: series that have no line of their own, so that one which is there stays as it is. */
  async write(drafts: readonly Draft[], isImplied: boolean): Promise<void> {
    for (const draft of drafts) if (draft.series) draft.fields.parent = this.#read.names.idOf(draft.series);
    const known = await this.#known(drafts);
    const fresh = isImplied ? drafts.filter(({ id }) => !known.has(id)) : drafts;
    const wanted = fresh.filter((draft) => !this.#isLeftOut(draft, known));
    const plans = new Map(
      wanted.map((draft) => [draft, planPictures(draft, known.get(draft.id)?.value ?? null)]),
    );
    const { isDryRun, calls, allowsLoopback } = this.#writing;
    const failed: Awaited<ReturnType<typeof sendPictures>> = isDryRun
      ? new Map()
      : await sendPictures(calls, [...plans.values()], allowsLoopback);
    const puts: Put[] = [];
    for (const [draft, plan] of plans) {
      draft.notes.push(...(failed.get(plan) ?? []));
      const put = await this.#plan(draft, known.get(draft.id) ?? null, plan);
      if (put) puts.push({ ...put, isImplied });
    }
    await this.#send(puts);
    this.#done += isImplied ? 0 : drafts.length;
    this.#writing.onProgress(this.#done);
  }

  /** What is there of the titles, and which of their series are. */
  async #known(drafts: readonly Draft[]): Promise<Map<string, KnownEntity>> {
    const parents = drafts.flatMap(({ fields: { parent } }) =>
      parent && !this.#parents.has(parent) ? [parent] : [],
    );
    const known = await this.#writing.calls.named('title', [...drafts.map(({ id }) => id), ...parents]);
    for (const id of parents) if (known.get(id)?.value.video_type === 'MPVP') this.#parents.add(id);
    return known;
  }

  #isLeftOut(draft: Draft, known: ReadonlyMap<string, KnownEntity>): boolean {
    const { updatesOnly, report } = this.#writing;
    if (!updatesOnly || known.has(draft.id)) return false;
    report.add(draft, 'left out', ['is not on the site, and --update-only adds nothing']);
    return true;
  }

  /** Null where there is nothing to send; the report then has the reason. */
  async #plan(
    draft: Draft,
    known: KnownEntity | null,
    plan: PicturePlan,
  ): Promise<Omit<Put, 'isImplied'> | null> {
    const { report } = this.#writing;
    const merged = mergeTitle(draft, known?.value ?? null, { ...plan.keys }, this.#writing);
    const notes = [...draft.notes, ...merged.notes];
    const read = readValue('title', merged.value);
    const faults = [...this.#parentFaults(draft), ...merged.faults];
    if (merged.value.title === undefined)
      faults.push({ path: 'title', message: 'is missing: every title has a name' });
    else if (!read.ok) faults.push(...read.faults);
    if (!read.ok || faults.length > 0) {
      report.add(draft, 'not written', faults);
      return null;
    }
    if (draft.fields.video_type === 'MPVP') this.#parents.add(draft.id);
    if ((await digestOf(read.canonical)) === known?.digest) {
      report.add(draft, 'same', notes);
      return null;
    }
    const { id } = draft;
    return {
      op: 'put',
      kind: 'title',
      id,
      value: read.canonical,
      if_digest: known?.digest ?? null,
      draft,
      notes,
      isNew: !known,
    };
  }

  #parentFaults({ fields: { parent } }: Draft) {
    if (!parent || this.#parents.has(parent)) return [];
    const line = this.#read.lines.get(parent);
    const message =
      line === undefined
        ? `there is no series "${parent}", neither in this file nor on the site`
        : `its series "${parent}", line ${line}, was not written, or is no series`;
    return [{ path: 'parent', message }];
  }

  async #send(puts: readonly Put[]): Promise<void> {
    const { calls, names, isDryRun, report } = this.#writing;
    const pending = names.takePending();
    if (isDryRun) {
      for (const put of puts)
        report.add(put.draft, put.isNew ? 'created' : 'changed', put.notes, put.isImplied);
      return;
    }
    for await (const { change, result } of sendChanges(calls, pending, (one) => one))
      if (result.result === 'refused')
        throw new CommandError(`${change.kind} ${change.id}: ${wordsOf(result)}`);
    for await (const { change, result } of sendChanges(calls, puts, toChange)) this.#report(change, result);
  }

  #report({ draft, notes, isNew, isImplied }: Put, { result, faults = [] }: ChangeResult): void {
    const { report } = this.#writing;
    if (result === 'refused') report.add(draft, 'not written', faults);
    else if (result === 'conflict')
      report.add(draft, 'not written', ['somebody changed it while this import ran: run it again']);
    else report.add(draft, isNew ? 'created' : result === 'same' ? 'same' : 'changed', notes, isImplied);
  }
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
